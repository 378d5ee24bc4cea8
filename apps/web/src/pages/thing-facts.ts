import { formatStatLine, type StatLine } from '@gyeol/catalogue'
import {
  ABILITY_CATEGORY_NAMES,
  ABILITY_TRIGGER_NAMES,
  BOSS_KIND_NAMES,
  CRYSTA_KIND_NAMES,
  effectWords,
  ELEMENT_NAMES,
  EQUIPMENT_KIND_NAMES,
  OBTAIN_NAMES,
  REGISTLET_CATEGORY_NAMES,
} from '@gyeol/game-data'
import { formatKoreanUnits, formatNumber } from '@gyeol/korean'
import type { ThingAnswer } from '../shared/catalogue/thing/thing.api.ts'
import { STAT_WORDS } from '../shared/stats/stat-words.ts'
import { thingFactsTexts } from './thing-facts.texts.ts'

/** One fact in words: `옵션` · `DEX +7%`, … */
export type Fact = { readonly term: string; readonly values: readonly string[] }

type Value = string | number | null

const texts = thingFactsTexts

/** A crysta in words; the first facts say the most. */
export function crystaFacts(crysta: ThingAnswer<'readCrysta'>): readonly Fact[] {
  const { kind, stats, drops } = crysta
  return facts(crysta, [
    [texts.kind, CRYSTA_KIND_NAMES[kind]],
    [texts.stats, ...statLines(stats)],
    [
      texts.from,
      ...drops.map(({ monster, level, map }) => originText({ name: monster, level, map })),
    ],
  ])
}

/** The same of a boss. */
export function bossFacts(boss: ThingAnswer<'readBoss'>): readonly Fact[] {
  const { kind, level, hp, exp, map, mapAlt, elements } = boss
  return facts(boss, [
    [texts.kind, BOSS_KIND_NAMES[kind]],
    [texts.level, level],
    [texts.hp, large(hp)],
    [texts.exp, large(exp)],
    [
      texts.element,
      ...elements.map(({ element, when }) =>
        when === null ? ELEMENT_NAMES[element] : `${ELEMENT_NAMES[element]} (${when})`,
      ),
    ],
    [texts.map, map, mapAlt],
  ])
}

/** The same of a piece of equipment. */
export function equipmentFacts(piece: ThingAnswer<'readEquipment'>): readonly Fact[] {
  const { kind, atk, def, stability, potential, element, stats, obtain } = piece
  return facts(piece, [
    [texts.kind, EQUIPMENT_KIND_NAMES[kind]],
    [texts.atk, number(atk)],
    [texts.def, number(def)],
    [texts.stability, stability === null ? null : `${stability}%`],
    [texts.potential, number(potential)],
    [texts.element, element === null ? null : ELEMENT_NAMES[element]],
    [texts.stats, ...statLines(stats)],
    [
      texts.from,
      ...obtain.map(({ by, ...origin }) => `${OBTAIN_NAMES[by]}: ${originText(origin)}`),
    ],
  ])
}

/** The same of an ability. */
export function abilityFacts(ability: ThingAnswer<'readAbility'>): readonly Fact[] {
  const { category, trigger, effect } = ability
  return facts(ability, [
    [texts.kind, ABILITY_CATEGORY_NAMES[category]],
    [texts.trigger, trigger === 'always' ? null : ABILITY_TRIGGER_NAMES[trigger]],
    [texts.abilityEffect, effectWords(effect)],
  ])
}

/** The same of a registlet. */
export function registletFacts(registlet: ThingAnswer<'readRegistlet'>): readonly Fact[] {
  const { category, maxLevel, levels, effect } = registlet
  return facts(registlet, [
    [texts.kind, REGISTLET_CATEGORY_NAMES[category]],
    [texts.effect, effectWords(effect)],
    [texts.maxLevel, maxLevel],
    [texts.levels, levels.map((level) => `Lv ${level}`).join(', ')],
  ])
}

type Named = { readonly nameEn: string | null; readonly note: string | null }

/** With what every thing has last; what is not known is left out. */
function facts(
  { nameEn, note }: Named,
  own: readonly (readonly [term: string, ...values: Value[]])[],
): readonly Fact[] {
  const all = [...own, [texts.otherName, nameEn] as const, [texts.note, note] as const]
  return all.flatMap(([term, ...values]) => {
    const known = values.filter((value) => value !== null && value !== '').map(String)
    return known.length === 0 ? [] : [{ term, values: known }]
  })
}

const statLines = (stats: readonly StatLine[]) =>
  stats.map((line) => formatStatLine(line, STAT_WORDS))
const number = (value: number | null) => (value === null ? null : formatNumber(value))
const large = (value: number | null) =>
  value === null ? null : formatKoreanUnits(value, { maxUnits: 2 })

type Origin = {
  readonly name: string
  readonly level: number | null
  readonly map: string | null
}

function originText({ name, level, map }: Origin): string {
  const from = level === null ? name : `${name} (Lv ${level})`
  return map === null ? from : `${from} · ${map}`
}
