import { MATERIAL_NAMES } from '@gyeol/game-data'
import { formatNumber, formatSigned } from '@gyeol/korean'
import { MATERIALS } from '@gyeol/terms'
import { optionName } from '../slots/option-labels.ts'
import type { stattingTexts } from '../statting.texts.ts'
import type { StattingDocument } from './statting-document.ts'
import { shownValue, viewOf } from './statting-view.ts'

type Texts = (typeof stattingTexts)['compare']

/** One line of the comparison; `differs` when the two sides are not the same. */
export type CompareRow = {
  readonly label: string
  readonly cells: readonly [string, string]
  readonly differs: boolean
}

/** Two sessions side by side: outcome, options, materials. */
export function compareRows(
  left: StattingDocument,
  right: StattingDocument,
  texts: Texts,
): CompareRow[] {
  const sides = [summary(left, texts), summary(right, texts)] as const
  const labels = [...new Set(sides.flatMap((side) => [...side.keys()]))]
  return labels.map((label) => {
    const cells = [sides[0].get(label) ?? texts.none, sides[1].get(label) ?? texts.none] as const
    return { label, cells, differs: cells[0] !== cells[1] }
  })
}

function summary(doc: StattingDocument, texts: Texts): Map<string, string> {
  const { session } = viewOf(doc)
  const last = session.history.at(-1)
  const lines = new Map<string, string>([
    [texts.rate, session.finished === null ? texts.notFinished : `${session.finished}%`],
    [texts.potential, formatNumber(last?.potentialAfter ?? session.potential)],
    [texts.steps, formatNumber(session.history.length)],
  ])
  for (const slot of session.slots) {
    if (slot.option === null || !slot.confirmed) continue
    const value = shownValue(session, slot.option, slot.steps)
    lines.set(optionName(slot.option), formatSigned(value))
  }
  for (const material of MATERIALS) {
    lines.set(MATERIAL_NAMES[material], formatNumber(session.materials[material]))
  }
  lines.set(texts.maxMaterial, formatNumber(session.maxMaterial))
  return lines
}
