import type { SecretBox } from './secret-box.ts'

type Sealed = { readonly id: string; readonly sealed: string }

/** Seals anew what is not sealed with the key of today; what no key opens stays as it is. */
export async function resealRows(
  rows: readonly Sealed[],
  box: SecretBox,
  keep: (row: Sealed) => Promise<void>,
): Promise<{ readonly sealed: number; readonly lost: number }> {
  let [sealed, lost] = [0, 0]
  for (const row of rows.filter((each) => !box.isCurrent(each.sealed))) {
    const text = openOrNull(box, row.sealed)
    if (text === null) lost += 1
    else {
      await keep({ id: row.id, sealed: box.seal(text) })
      sealed += 1
    }
  }
  return { sealed, lost }
}

function openOrNull(box: SecretBox, sealed: string): string | null {
  try {
    return box.open(sealed)
  } catch {
    return null
  }
}
