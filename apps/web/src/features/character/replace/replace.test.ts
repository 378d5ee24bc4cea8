import type { Crysta, Equipment } from '@gyeol/contract'
import { describe, expect, it } from 'vitest'
import { buildSheet } from '../build/build-sheet.ts'
import { type CharacterBody, withPiece } from '../build/character-build.ts'
import { ARCHER, ARROW, BOW } from '../character.fixture.ts'
import { EFFECTS } from '../skills/skill-effect-facts.ts'
import { placeId, placeOf, placesOf } from './replace-place.ts'
import { type GoalId, replaceRequest, type Supply, withReplaced } from './replace-request.ts'
import { type ReplaceNews, runReplace } from './replace-run.ts'

const crysta = (id: string, given: Partial<Crysta>) =>
  ({ id, name: id, kind: 'weapon', parentId: null, stats: [], ...given }) as Crysta
const bow = (id: string, given: Partial<Equipment>) =>
  ({
    id,
    name: id,
    kind: 'bow',
    atk: 300,
    def: null,
    stability: 70,
    element: null,
    stats: [],
    ...given,
  }) as Equipment

const SUPPLY: Supply = {
  crystas: [
    crysta('strong', { stats: [{ stat: 'atk_pct', value: 30 }] }),
    crysta('weak', { kind: 'normal', stats: [{ stat: 'atk_pct', value: 22 }] }),
    crysta('armor', { kind: 'armor', stats: [{ stat: 'atk_pct', value: 99 }] }),
    crysta('above', { parentId: 'test-crysta', stats: [{ stat: 'atk_pct', value: 5 }] }),
    crysta('light', {
      stats: [{ stat: 'atk_pct', value: 50, when: { slot: 'armor', worn: ['lightArmor'] } }],
    }),
  ],
  equipment: [
    bow('better', { atk: 400 }),
    bow('worse', { atk: 100 }),
    bow('rod', { kind: 'staff' }),
  ],
  ownedCrystas: new Set(['weak']),
  ownedEquipment: new Set(),
}

const CASTING: CharacterBody = {
  ...ARCHER,
  cast: {
    ...ARCHER.cast,
    skill: 'hunter:1',
    typed: { level: 305, def: 1000, mdef: 1000, hp: 20_000_000 },
  },
}

function ranked(
  body: CharacterBody,
  of: 'crysta' | 'piece',
  { goal = 'atk', scope = 'all' }: { goal?: GoalId; scope?: 'owned' | 'all' } = {},
) {
  const news: ReplaceNews[] = []
  const places = placesOf(body.gear, of)
  const build = { body, built: buildSheet(body, EFFECTS), boss: null }
  const request = replaceRequest(build, SUPPLY, { places, goal, scope })
  // A worker gets a copy of plain values, or nothing at all.
  const sent = structuredClone({ ...request, id: 1 })
  runReplace(sent, { now: () => 0, tell: (one) => news.push(one) })
  const last = news.at(-1)
  if (!last?.isDone) throw new Error('never ended')
  return last
}

const named = ({ progress }: ReplaceNews) =>
  progress.best.map(({ slot, candidate }) => `${slot} ${candidate}`)

describe('이걸로 바꾸면', () => {
  it('[RP1] tries every slot with what fits it, and pieces of the same kind', () => {
    // 21 % sits in the first slot: 30 instead are 9 more, 30 in the empty one 30.
    expect(named(ranked(ARCHER, 'crysta'))).toEqual([
      'main.crysta1 strong',
      'main.crysta1 weak',
      'main.crysta0 strong',
      'main.crysta0 weak',
    ])
    expect(named(ranked(ARCHER, 'piece'))).toEqual(['main better'])
    const armed = withPiece(ARCHER, 'sub', ARROW)
    expect(placesOf(armed.gear, 'crysta').map(placeId)).toEqual(['main.crysta0', 'main.crysta1'])
    expect(placesOf(armed.gear, 'piece').map(placeId)).toEqual(['main', 'sub'])
  })

  it('says what the whole sheet then says', () => {
    for (const of of ['crysta', 'piece'] as const) {
      const [best] = ranked(ARCHER, of).progress.best
      const at = placeOf(best?.slot ?? '')
      const item =
        of === 'crysta'
          ? { of, item: SUPPLY.crystas.find(({ id }) => id === best?.candidate) as Crysta }
          : { of, item: SUPPLY.equipment.find(({ id }) => id === best?.candidate) as Equipment }
      if (!at || !best) throw new Error('nothing found')
      const then = buildSheet(withReplaced(ARCHER, at, item))
      expect(then.sheet.value('atk')).toBe(best.score)
      expect(best.gain).toBe(best.score - buildSheet(ARCHER).sheet.value('atk'))
    }
  })

  it('[RP2] counts the damage of the cast, and says when that cannot be counted', () => {
    const { before, progress } = ranked(CASTING, 'crysta', { goal: 'cast' })
    expect(before).toBeGreaterThan(0)
    expect(progress.best[0]?.candidate).toBe('strong')
    expect(ranked(ARCHER, 'crysta', { goal: 'cast' })).toMatchObject({ before: null, isDone: true })
  })

  it('[RP3] looks among what is marked as owned, for as many slots as there are', () => {
    const { progress } = ranked(ARCHER, 'crysta', { scope: 'owned' })
    expect(progress.best.map(({ candidate }) => candidate)).toEqual(['weak', 'weak'])
    expect(ranked(ARCHER, 'piece', { scope: 'owned' }).progress.total).toBe(0)
  })

  it('[RP3] a piece keeps refinement, grant and crystas of the one before', () => {
    const better = SUPPLY.equipment[0] as Equipment
    const next = withReplaced(ARCHER, { place: 'main', slot: null }, { of: 'piece', item: better })
    const { refine, grant, crystas } = BOW
    expect(next.gear.main).toMatchObject({ id: 'better', atk: 400, refine, grant, crystas })
  })
})
