import { readFileSync } from 'node:fs'
import {
  checkTable,
  DEFAULT_SETTING,
  handInsByMap,
  handInsOf,
  indexQuest,
  type Name,
  planQuest,
  spotsAt,
} from '@gyeol/main-quest'
import { describe, expect, it } from 'vitest'
import { LEVELING_ALTERNATIVES, LEVELING_SPOTS, TURN_INS } from './leveling-spots.ts'
import { LEVEL_CAP_HISTORY, MAIN_QUEST, MAIN_QUEST_PROVENANCE } from './main-quest.ts'

const GATHERED = new URL('../../fixtures/gathered/main-quest.json', import.meta.url)
const quest = indexQuest(MAIN_QUEST)
const whole = { start: 1, end: quest.lastEpisode }

describe('the main quest', () => {
  it('has no findings', () => {
    expect(checkTable(MAIN_QUEST)).toEqual([])
  })

  it('has 16 chapters and 129 episodes that add up', () => {
    expect(MAIN_QUEST.chapters).toHaveLength(16)
    expect(quest.lastEpisode).toBe(129)
    expect(quest.expSkipping.at(-1)).toBe(6_263_739_020)
    expect(quest.expPlaying.at(-1)).toBe(6_276_239_020)
  })

  it('has Venena in the ninth episode of chapter 9', () => {
    const owners = quest.episodes.filter(({ skippable }) => skippable)
    expect(owners.map(({ no, chapter, index }) => [no, chapter, index])).toEqual([[77, 9, 9]])
    // The largest reward the specification knows is the one at the end of chapter 8.
    expect(quest.episodes[67]).toMatchObject({ chapter: 8, exp: 12_500_000 })
  })

  it('knows today’s cap from its history', () => {
    expect(LEVEL_CAP_HISTORY.at(-1)?.level).toBe(MAIN_QUEST.levelCap)
    const dates = LEVEL_CAP_HISTORY.map(({ date }) => date)
    expect(dates.toSorted()).toEqual(dates)
    expect(LEVEL_CAP_HISTORY.find(({ date }) => date === '2025-07-10')?.level).toBe(305)
    expect(MAIN_QUEST_PROVENANCE.asOf).toBe(MAIN_QUEST.asOf)
  })

  it('has 22 items to hand in, each on one map', () => {
    const handIns = handInsOf(quest, [{ ...whole, times: 1 }])
    expect(handIns).toHaveLength(22)
    const listed = handInsByMap(handIns).flatMap(({ items }) => items)
    expect(listed).toHaveLength(22)
    expect(handIns.filter(({ isCountUnconfirmed }) => isCountUnconfirmed)).toHaveLength(1)
  })

  it('gives the published plan: level 1 to the cap in three runs', () => {
    const plan = planQuest(quest, DEFAULT_SETTING)
    expect(plan.ok && plan.value.repeat).toMatchObject({ totalRuns: 3, lastRunStopsAt: 126 })
  })

  it('writes Korean names without stray spaces', () => {
    const names = quest.episodes.flatMap(({ title, boss, ingredients = [] }) => [
      title,
      ...(boss ? [boss] : []),
      ...ingredients.flatMap(({ itemName, monsters }) => [
        itemName,
        ...monsters.flatMap(({ name, dropMap }) => (name ? [name, dropMap] : [dropMap])),
      ]),
    ])
    for (const { ko } of names) expect(ko).toMatch(/^\S.*\S$|^\S$/)
    for (const { ko } of names) expect(ko).toMatch(/[가-힣]/)
  })

  it('agrees with the gathered table, row by row', () => {
    type Row = { no: number; titleKo: string; exp: number; ingredients?: { count: number }[] }
    const gathered = JSON.parse(readFileSync(GATHERED, 'utf8')) as {
      chapters: { episodes: Row[] }[]
    }
    const rows = gathered.chapters.flatMap(({ episodes }) => episodes)
    const shape = (counts: { readonly count: number }[] = []) => counts.map(({ count }) => count)
    expect(
      quest.episodes.map((one) => [
        one.no,
        one.title.ko,
        one.exp,
        shape([...(one.ingredients ?? [])]),
      ]),
    ).toEqual(rows.map((row) => [row.no, row.titleKo, row.exp, shape(row.ingredients)]))
  })
})

describe('levelling spots', () => {
  const spots = [...LEVELING_SPOTS, ...LEVELING_ALTERNATIVES]

  it('offer a first choice for every level up to 310', () => {
    for (let level = 1; level <= 310; level += 1) {
      expect(spotsAt(LEVELING_SPOTS, level).length).toBeGreaterThan(0)
    }
    expect(spotsAt(LEVELING_SPOTS, 311)).toEqual([])
    expect(LEVELING_SPOTS).toHaveLength(21)
  })

  it('have ranges and Korean names', () => {
    for (const { from, to, target, map } of spots) {
      expect(from).toBeLessThanOrEqual(to)
      for (const { ko } of [target, map]) expect(ko).toMatch(/[가-힣]/)
    }
    for (const { name, exp } of TURN_INS) {
      expect(name.ko).toMatch(/[가-힣]/)
      expect(exp).toBeGreaterThan(0)
    }
  })

  it('write one place in one way', () => {
    const evidence = new Map<string, Name['evidence']>()
    for (const { ko, evidence: own } of spots.flatMap(({ target, map }) => [target, map])) {
      expect(evidence.get(ko) ?? own).toBe(own)
      evidence.set(ko, own)
    }
  })
})
