import type { Crysta } from '@gyeol/contract'
import { Gem } from '../../shared/gem/gem.tsx'
import { CompareDialog } from '../../shared/catalogue/compare/compare-dialog.tsx'
import { crystaTexts } from './crysta.texts.ts'

type CrystaCompareProps = {
  readonly crystas: readonly Crysta[]
  readonly onClose: () => void
}

const gemOf = ({ kind }: Crysta) => <Gem kind={kind} size={22} />

/** Two to four crystas stat by stat. */
export function CrystaCompare({ crystas, onClose }: CrystaCompareProps) {
  const { compareTitle } = crystaTexts
  return <CompareDialog title={compareTitle} items={crystas} iconOf={gemOf} onClose={onClose} />
}
