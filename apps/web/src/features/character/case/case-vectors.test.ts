import { FIGURE_IDS } from '@gyeol/character'
import {
  caseVectorsOf,
  characterCaseInputSchema,
  type CharacterCaseInput,
  SHEET_CASE_FIGURES,
} from '@gyeol/contract'
import { ORACLES, runVectors } from '@gyeol/oracle'
import { describe, expect, it } from 'vitest'
import { buildSheet } from '../build/build-sheet.ts'
import { bodyOf, type CharacterBody } from '../build/character-build.ts'
import { ARCHER } from '../character.fixture.ts'
import { EFFECTS } from '../skills/skill-effect-facts.ts'
import { castFigures, type OwnFigure, sheetFigure } from './case-figures.ts'
import { caseInputs } from './case-inputs.ts'

/** With a passive, an effect that is switched on, food and a target. */
const PLAYER: CharacterBody = {
  ...ARCHER,
  skills: [
    { id: 'shot:11', level: 10 },
    { id: 'hunter:1', level: 10 },
  ],
  foods: [{ food: 'atk', level: 10 }],
  cast: {
    ...ARCHER.cast,
    skill: 'hunter:1',
    typed: { level: 305, def: 1000, mdef: 1000, hp: 20_000_000 },
  },
}
const built = buildSheet(PLAYER, EFFECTS)

/** What is sent when a player saw `theirs`, as the server understands it. */
function told({ figure, ours, hit }: OwnFigure, theirs: number): CharacterCaseInput {
  const inputs = caseInputs(built.sheet.input, hit)
  const sent = { figure, ours, theirs, word: '', build: { ...bodyOf(PLAYER) }, inputs }
  return characterCaseInputSchema.parse(JSON.parse(JSON.stringify(sent)))
}

function report(cases: readonly CharacterCaseInput[]) {
  const file = caseVectorsOf(cases.map((one, at) => ({ ...one, id: `${at}` })))
  const read = ORACLES.character.read(JSON.parse(JSON.stringify(file)))
  if (!read.ok) throw new Error(read.message)
  return runVectors(read.vectors)
}

const OWN = [
  ...SHEET_CASE_FIGURES.flatMap((figure) => sheetFigure(built, figure) ?? []),
  ...castFigures(PLAYER, built, null),
]

describe('what players saw in the game, as a file of recordings', () => {
  it('can be about every figure of the sheet', () => {
    expect([...SHEET_CASE_FIGURES]).toEqual([...FIGURE_IDS])
  })

  it('is read by the oracle and agrees where the game does', () => {
    expect(OWN.length).toBeGreaterThan(30)
    expect(OWN.map(({ figure }) => figure)).toContain('castsToKill')
    const agreeing = OWN.map((own) => told(own, own.ours))
    expect(report(agreeing)).toEqual({ passed: OWN.length, failed: 0, lines: [] })
  })

  it('differs in the one number the game shows otherwise, and in no other', () => {
    for (const own of OWN) {
      const { failed, lines } = report([told(own, own.ours + 1)])
      expect([own.figure, failed]).toEqual([own.figure, 1])
      expect(lines.filter((line) => line.includes('expected')).join()).toContain(
        `${own.figure} expected ${own.ours + 1}, got ${own.ours}`,
      )
    }
  })
})
