import { formatStatLine, type StatLine } from '@gyeol/catalogue'
import type {
  AbilityInput,
  BossInput,
  CrystaInput,
  EquipmentInput,
  Language,
  RegistletInput,
} from '@gyeol/contract'
import { formatNumber } from '@gyeol/korean'
import type { Thing } from './thing-lists.ts'
import { otherName, THING_WORDS, type ThingWords } from './thing-words.ts'

/** One fact in words: `옵션` · `DEX +7%`, … Several values stand below each other. */
export type Fact = { readonly term: string; readonly values: readonly string[] }

type Telling = { readonly words: ThingWords; readonly language: Language }

/** What is known of a thing, in words; the first facts say the most. */
export function factsOf(thing: Thing, language: Language): readonly Fact[] {
  return listed(thing, { words: THING_WORDS[language], language }).filter(
    ({ values }) => values.length > 0,
  )
}

function listed(thing: Thing, telling: Telling): readonly Fact[] {
  switch (thing.entity) {
    case 'crysta':
      return ofCrysta(thing.item.content, telling)
    case 'boss':
      return ofBoss(thing.item.content, telling)
    case 'equipment':
      return ofEquipment(thing.item.content, telling)
    case 'ability':
      return ofAbility(thing.item.content, telling)
    case 'registlet':
      return ofRegistlet(thing.item.content, telling)
  }
}

function statsFact(stats: readonly StatLine[], { terms, names }: ThingWords): Fact {
  const words = {
    stats: names.STAT_DICTIONARY,
    gear: names.GEAR_NAMES,
    slots: names.GEAR_SLOT_NAMES,
  }
  return { term: terms.stats, values: stats.map((line) => formatStatLine(line, words)) }
}

/** What every thing has last. */
function lastFacts(
  content: { readonly name: string; readonly nameEn: string | null; readonly note: string | null },
  { words: { terms }, language }: Telling,
): Fact[] {
  return [fact(terms.otherName, otherName(content, language)), fact(terms.note, content.note)]
}

const fact = (term: string, ...values: readonly (string | number | null)[]): Fact => ({
  term,
  values: values.flatMap((value) => (value === null || value === '' ? [] : String(value))),
})

type Origin = {
  readonly name: string
  readonly level: number | null
  readonly map: string | null
}

function originText({ name, level, map }: Origin, { giverName, placeName }: ThingWords['names']) {
  const giver = giverName(name)
  const from = level === null ? giver : `${giver} (Lv ${level})`
  return map === null ? from : `${from} · ${placeName(map)}`
}

function ofCrysta(content: CrystaInput, telling: Telling): Fact[] {
  const { terms, names } = telling.words
  const { kind, stats, drops } = content
  return [
    fact(terms.kind, names.CRYSTA_KIND_NAMES[kind]),
    statsFact(stats, telling.words),
    fact(
      terms.from,
      ...drops.map(({ monster, level, map }) => originText({ name: monster, level, map }, names)),
    ),
    ...lastFacts(content, telling),
  ]
}

function ofBoss(content: BossInput, telling: Telling): Fact[] {
  const { terms, names, large } = telling.words
  const { kind, level, hp, exp, map, mapAlt, elements } = content
  return [
    fact(terms.kind, names.BOSS_KIND_NAMES[kind]),
    fact(terms.level, level),
    fact(terms.hp, hp === null ? null : large(hp)),
    fact(terms.exp, exp === null ? null : large(exp)),
    fact(
      terms.element,
      ...elements.map(({ element, when }) =>
        withState(names.ELEMENT_NAMES[element], when && names.stateName(when)),
      ),
    ),
    fact(terms.map, map && names.placeName(map), mapAlt && names.placeName(mapAlt)),
    ...lastFacts(content, telling),
  ]
}

const withState = (text: string, when: string | null) =>
  when === null ? text : `${text} (${when})`

function ofEquipment(content: EquipmentInput, telling: Telling): Fact[] {
  const { terms, names } = telling.words
  const { kind, atk, def, stability, potential, element, stats, obtain } = content
  const number = (value: number | null) => (value === null ? null : formatNumber(value))
  return [
    fact(terms.kind, names.EQUIPMENT_KIND_NAMES[kind]),
    fact(terms.atk, number(atk)),
    fact(terms.def, number(def)),
    fact(terms.stability, stability === null ? null : `${stability}%`),
    fact(terms.potential, number(potential)),
    fact(terms.element, element === null ? null : names.ELEMENT_NAMES[element]),
    statsFact(stats, telling.words),
    fact(
      terms.from,
      ...obtain.map(
        ({ by, ...origin }) => `${names.OBTAIN_NAMES[by]}: ${originText(origin, names)}`,
      ),
    ),
    ...lastFacts(content, telling),
  ]
}

function ofAbility(content: AbilityInput, telling: Telling): Fact[] {
  const { terms, names } = telling.words
  const { category, trigger, effect } = content
  return [
    fact(terms.kind, names.ABILITY_CATEGORY_NAMES[category]),
    fact(terms.trigger, trigger === 'always' ? null : names.ABILITY_TRIGGER_NAMES[trigger]),
    fact(terms.abilityEffect, names.effectWords(effect)),
    ...lastFacts(content, telling),
  ]
}

function ofRegistlet(content: RegistletInput, telling: Telling): Fact[] {
  const { terms, names } = telling.words
  const { category, maxLevel, levels, effect } = content
  return [
    fact(terms.kind, names.REGISTLET_CATEGORY_NAMES[category]),
    fact(terms.effect, names.effectWords(effect)),
    fact(terms.maxLevel, maxLevel),
    fact(terms.levels, levels.map((level) => `Lv ${level}`).join(', ')),
    ...lastFacts(content, telling),
  ]
}
