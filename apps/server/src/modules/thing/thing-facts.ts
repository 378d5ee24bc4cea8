import { formatStatLine, type StatLine } from '@gyeol/catalogue'
import type {
  AbilityInput,
  BossInput,
  CrystaInput,
  EquipmentInput,
  RegistletInput,
} from '@gyeol/contract'
import {
  ABILITY_CATEGORY_NAMES,
  ABILITY_TRIGGER_NAMES,
  BOSS_KIND_NAMES,
  CRYSTA_KIND_NAMES,
  ELEMENT_NAMES,
  EQUIPMENT_KIND_NAMES,
  GEAR_NAMES,
  GEAR_SLOT_NAMES,
  OBTAIN_NAMES,
  REGISTLET_CATEGORY_NAMES,
  STAT_DICTIONARY,
} from '@gyeol/game-data'
import { formatKoreanUnits, formatNumber } from '@gyeol/korean'
import type { Thing } from './thing-lists.ts'

/** One fact in words: `옵션` · `DEX +7%`, … Several values stand below each other. */
export type Fact = { readonly term: string; readonly values: readonly string[] }

const WORDS = { stats: STAT_DICTIONARY, gear: GEAR_NAMES, slots: GEAR_SLOT_NAMES }

/** What is known of a thing, in words; the first facts say the most. */
export function factsOf(thing: Thing): readonly Fact[] {
  return listed(thing).filter(({ values }) => values.length > 0)
}

function listed(thing: Thing): readonly Fact[] {
  switch (thing.entity) {
    case 'crysta':
      return ofCrysta(thing.item.content)
    case 'boss':
      return ofBoss(thing.item.content)
    case 'equipment':
      return ofEquipment(thing.item.content)
    case 'ability':
      return ofAbility(thing.item.content)
    case 'registlet':
      return ofRegistlet(thing.item.content)
  }
}

const statsFact = (stats: readonly StatLine[]): Fact => ({
  term: '옵션',
  values: stats.map((line) => formatStatLine(line, WORDS)),
})

const fact = (term: string, ...values: readonly (string | number | null)[]): Fact => ({
  term,
  values: values.flatMap((value) => (value === null || value === '' ? [] : String(value))),
})

const place = (name: string, level: number | null, map: string | null) =>
  [level === null ? name : `${name} (Lv ${level})`, map].filter((word) => word !== null).join(' · ')

function ofCrysta({ kind, stats, drops, nameEn, note }: CrystaInput): Fact[] {
  return [
    fact('종류', CRYSTA_KIND_NAMES[kind]),
    statsFact(stats),
    fact('얻는 곳', ...drops.map(({ monster, level, map }) => place(monster, level, map))),
    fact('영어 이름', nameEn),
    fact('메모', note),
  ]
}

function ofBoss({ kind, level, hp, exp, map, mapAlt, elements, nameEn, note }: BossInput): Fact[] {
  return [
    fact('종류', BOSS_KIND_NAMES[kind]),
    fact('레벨', level),
    fact('HP', hp === null ? null : formatKoreanUnits(hp, { maxUnits: 2 })),
    fact('EXP', exp === null ? null : formatKoreanUnits(exp, { maxUnits: 2 })),
    fact('속성', ...elements.map(({ element, when }) => withState(ELEMENT_NAMES[element], when))),
    fact('지역', map, mapAlt),
    fact('영어 이름', nameEn),
    fact('메모', note),
  ]
}

const withState = (text: string, when: string | null) =>
  when === null ? text : `${text} (${when})`

function ofEquipment(content: EquipmentInput): Fact[] {
  const { kind, atk, def, stability, potential, element, stats, obtain, nameEn, note } = content
  const number = (value: number | null) => (value === null ? null : formatNumber(value))
  return [
    fact('종류', EQUIPMENT_KIND_NAMES[kind]),
    fact('ATK', number(atk)),
    fact('DEF', number(def)),
    fact('안정률', stability === null ? null : `${stability}%`),
    fact('잠재', number(potential)),
    fact('속성', element === null ? null : ELEMENT_NAMES[element]),
    statsFact(stats),
    fact(
      '얻는 곳',
      ...obtain.map(
        ({ by, name, level, map }) => `${OBTAIN_NAMES[by]}: ${place(name, level, map)}`,
      ),
    ),
    fact('영어 이름', nameEn),
    fact('메모', note),
  ]
}

function ofAbility({ category, trigger, effect, nameEn, note }: AbilityInput): Fact[] {
  return [
    fact('종류', ABILITY_CATEGORY_NAMES[category]),
    fact('발동 조건', trigger === 'always' ? null : ABILITY_TRIGGER_NAMES[trigger]),
    fact('효과 (T는 등급)', effect),
    fact('영어 이름', nameEn),
    fact('메모', note),
  ]
}

function ofRegistlet(content: RegistletInput): Fact[] {
  const { category, maxLevel, levels, effect, nameEn, note } = content
  return [
    fact('종류', REGISTLET_CATEGORY_NAMES[category]),
    fact('효과', effect),
    fact('최대 레벨', maxLevel),
    fact('얻는 레벨', levels.map((level) => `Lv ${level}`).join(', ')),
    fact('영어 이름', nameEn),
    fact('메모', note),
  ]
}
