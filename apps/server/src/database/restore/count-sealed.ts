import type { KeyRing } from '../../security/key-ring.ts'
import { createSecretBox, isSealed, type SecretBox } from '../../security/secret-box.ts'
import type { Cell } from '../backup/backup-format.ts'
import type { BackupReader } from '../backup/read-backup.ts'
import { SEALED_COLUMNS } from '../sealed-columns.ts'

/** How many sealed secrets a backup holds, and how many of them no key at hand opens. */
export type SealedCount = { readonly sealed: number; readonly lost: number }

type Counting = {
  readonly reader: Required<Pick<BackupReader, 'table' | 'row'>>
  readonly count: () => SealedCount
}

/** Hears what a backup holds and tries the keys at hand on everything that is sealed in it. */
export function countSealed(ring: KeyRing): Counting {
  let [sealed, lost] = [0, 0]
  let look: ((cells: readonly Cell[]) => void) | undefined
  return {
    count: () => ({ sealed, lost }),
    reader: {
      async table(table, columns) {
        look = undefined
        const part = SEALED_COLUMNS.find((each) => each.table === table)
        if (!part) return
        const at = columns.indexOf(part.column)
        const box = createSecretBox(ring, part.purpose)
        look = (cells) => {
          const text = cells[at]
          if (typeof text !== 'string' || !isSealed(text)) return
          sealed += 1
          if (!canOpen(box, text)) lost += 1
        }
      },
      async row(cells) {
        look?.(cells)
      },
    },
  }
}

function canOpen(box: SecretBox, text: string): boolean {
  try {
    box.open(text)
    return true
  } catch {
    return false
  }
}
