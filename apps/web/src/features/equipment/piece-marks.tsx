import type { Equipment } from '@gyeol/contract'
import { MarkButtons } from '../../shared/catalogue/marks/mark-buttons.tsx'
import type { Comparison } from './use-comparison.ts'

type PieceMarksProps = {
  readonly piece: Equipment
  readonly comparison: Comparison
  /** With words beside the icons, where there is room for them. */
  readonly hasWords?: boolean
}

/** Likes it, has it, puts it beside others. */
export function PieceMarks({ piece: { id, name }, comparison, hasWords = false }: PieceMarksProps) {
  const { marks, isIn, toggle } = comparison
  return (
    <MarkButtons
      hasWords={hasWords}
      id={id}
      name={name}
      marks={marks}
      comparison={{ isIn: isIn(id), toggle: () => toggle(id) }}
    />
  )
}
