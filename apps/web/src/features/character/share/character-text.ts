import { ALTERNATIVE_OF, type Sheet } from '@gyeol/character'
import { lineText } from '../../../shared/stats/stat-words.ts'
import { type Character, GEAR_PLACES } from '../build/character-build.ts'
import type { CharacterTexts } from '../character.texts.ts'
import { buildRows } from './build-rows.ts'
import { refineText } from '../gear/refine-text.ts'
import type { FigureTexts } from '../sheet/figure.texts.ts'
import { figureText } from '../sheet/figure-words.ts'

type Words = { readonly character: CharacterTexts; readonly figures: FigureTexts }

const FIGURES_PER_LINE = 4

/** A build as text to send: pieces with what sits in them, then the figures. */
export function characterText(character: Character, sheet: Sheet, words: Words): string {
  const { gear, places } = { gear: character.gear, places: words.character.gear.places }
  const pieces = GEAR_PLACES.flatMap((place) => {
    const piece = gear[place]
    if (!piece) return []
    const refine = piece.refine > 0 ? ` ${refineText(piece.refine)}` : ''
    const crystas = piece.crystas.flatMap((crysta) => crysta?.name ?? [])
    const inside = crystas.length > 0 ? ` (${crystas.join(', ')})` : ''
    const grant = piece.grant.length > 0 ? `\n  ${piece.grant.map(lineText).join(', ')}` : ''
    return [`${places[place]}: ${piece.name}${refine}${inside}${grant}`]
  })
  const figures = [...sheet.figures.values()].map(
    ({ id, value }) => `${words.figures.names[id]} ${figureText(id, value)}`,
  )
  const rows = Array.from({ length: Math.ceil(figures.length / FIGURES_PER_LINE) }, (_, row) =>
    figures.slice(row * FIGURES_PER_LINE, (row + 1) * FIGURES_PER_LINE).join(' · '),
  )
  const chosen = [...sheet.figures.keys()].filter((id) => {
    const rule = ALTERNATIVE_OF[id]
    return rule !== undefined && character.otherwise.includes(rule)
  })
  const told = chosen.map((id) => words.figures.names[id]).join(', ')
  const others = chosen.length === 0 ? [] : [words.figures.othersTold(told)]
  const head = words.character.text.head(character.name, character.level)
  const more = buildRows(character).map(({ name, words: told }) => `${name}: ${told}`)
  return [head, ...pieces, ...more, ...rows, ...others].join('\n')
}
