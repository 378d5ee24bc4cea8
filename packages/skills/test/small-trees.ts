import fc from 'fast-check'
import type { SkillLevels, SkillTree } from '../src/model.ts'
import { indexSkills } from '../src/skill-index.ts'

/** Two trees: a fork (0 → 1 → 2, 1 → 3; 4 alone) and a chain (0 → 1). */
export const SMALL_TREES: readonly SkillTree[] = [
  {
    id: 'blade',
    code: 3,
    category: 'weapon',
    name: '블레이드 스킬',
    columns: 3,
    rows: 3,
    bookLevels: [10, 30, 70],
    skills: [
      { id: 0, name: '하드 히트', nameEn: 'Hard Hit', aliases: ['하드히트2'], at: [0, 0], tier: 1 },
      { id: 1, name: '아스튜트', nameEn: 'Astute', needs: 0, at: [1, 0], tier: 1 },
      { id: 2, name: '램페이지', nameEn: 'Rampage', needs: 1, at: [2, 0], tier: 3, mp: 500 },
      { id: 3, name: 'L 부메랑 II', nameEn: 'L Boomerang II', needs: 1, at: [2, 1], tier: 2 },
      { id: 4, name: '워 크라이', nameEn: 'War Cry', at: [0, 2], kind: 'support', mp: 300 },
    ],
  },
  {
    id: 'partisan',
    code: 60,
    category: 'buff',
    name: '파르티잔 스킬',
    aliases: ['파티잔'],
    columns: 2,
    rows: 1,
    bookLevels: [null, 160],
    skills: [
      { id: 0, name: '힐링 샷', nameEn: 'Healing Shot', at: [0, 0], tier: 1, kind: 'magic', mp: 0 },
      { id: 7, name: '전선 유지', nameEn: 'Frontliner', needs: 0, at: [1, 0], tier: 2 },
    ],
  },
]

export const SMALL_INDEX = indexSkills(SMALL_TREES)
export const SMALL_KEYS = [...SMALL_INDEX.nodes.keys()]

/** Any levels, prerequisites not looked at. */
export const anyLevels: fc.Arbitrary<SkillLevels> = fc
  .array(fc.integer({ min: 0, max: 10 }), {
    minLength: SMALL_KEYS.length,
    maxLength: SMALL_KEYS.length,
  })
  .map((levels) =>
    Object.fromEntries(
      SMALL_KEYS.map((key, place): [string, number] => [key, levels[place] ?? 0]).filter(
        ([, level]) => level > 0,
      ),
    ),
  )

/** Any learner. */
export const anyLearner = fc.record({
  level: fc.integer({ min: 1, max: 999 }),
  emblemPoints: fc.integer({ min: 0, max: 200 }),
})
