import type { Equipment } from '@gyeol/contract'
import { MarkButtons } from '../../shared/catalogue/marks/mark-buttons.tsx'
import type { Comparison } from './use-comparison.ts'

type PieceMarksProps = {
  readonly piece: Equipment
  readonly comparison: Comparison
}

/** Likes it, has it, puts it beside others. */
export function PieceMarks({ piece: { id, name }, comparison }: PieceMarksProps) {
  const { marks, isIn, toggle } = comparison
  return (
    <MarkButtons
      id={id}
      name={name}
      marks={marks}
      comparison={{ isIn: isIn(id), toggle: () => toggle(id) }}
    />
  )
}
