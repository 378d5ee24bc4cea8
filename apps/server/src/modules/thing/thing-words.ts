import {
  CATALOGUE_ENTITIES,
  ENGLISH_CATALOGUE_ENTITIES,
  ENGLISH_PRODUCT_NAME,
  type Language,
  PRODUCT_NAME,
  type QuestLink,
} from '@gyeol/contract'
import * as koreanNames from '@gyeol/game-data'
import { formatKoreanUnits, formatNumber } from '@gyeol/korean'

const { ENGLISH_NAMES } = koreanNames

const KOREAN_TERMS = {
  kind: '종류',
  stats: '옵션',
  from: '얻는 곳',
  otherName: '영어 이름',
  note: '메모',
  level: '레벨',
  hp: 'HP',
  exp: 'EXP',
  element: '속성',
  map: '지역',
  atk: 'ATK',
  def: 'DEF',
  stability: '안정률',
  potential: '잠재',
  trigger: '발동 조건',
  abilityEffect: '효과 (T는 등급)',
  effect: '효과',
  maxLevel: '최대 레벨',
  levels: '얻는 레벨',
} as const

type Term = keyof typeof KOREAN_TERMS

/** What the readable page of a thing says beside what is in the data. */
export type ThingWords = {
  readonly product: string
  readonly lists: typeof ENGLISH_CATALOGUE_ENTITIES
  readonly terms: Readonly<Record<Term, string>>
  readonly names: { readonly [Name in NamesKey]: Names<Name> }
  readonly large: (value: number) => string
  readonly mainQuest: string
  readonly episode: (quest: QuestLink) => string
}

/** What goes by the words of the list in Korean has no table of its own there. */
type NamesKey = Exclude<keyof typeof ENGLISH_NAMES, 'EPISODE_TITLES' | 'QUEST_THINGS'>

type Names<Name extends NamesKey> = Name extends 'STAT_DICTIONARY'
  ? typeof ENGLISH_NAMES.STAT_DICTIONARY
  : (typeof ENGLISH_NAMES)[Name] extends (text: string) => string
    ? (text: string) => string
    : Readonly<Record<keyof (typeof ENGLISH_NAMES)[Name], string>>

/** The words of each language. */
export const THING_WORDS: Readonly<Record<Language, ThingWords>> = {
  korea: {
    product: PRODUCT_NAME,
    lists: CATALOGUE_ENTITIES,
    terms: KOREAN_TERMS,
    names: koreanNames,
    large: (value) => formatKoreanUnits(value, { maxUnits: 2 }),
    mainQuest: '메인 퀘스트',
    episode: ({ no, title, item, count }) =>
      item === null ? `${no}화 ${title}` : `${no}화 ${title} (${item} ${count}개)`,
  },
  english: {
    product: ENGLISH_PRODUCT_NAME,
    lists: ENGLISH_CATALOGUE_ENTITIES,
    terms: {
      kind: 'Kind',
      stats: 'Stats',
      from: 'From',
      otherName: 'Korean name',
      note: 'Note',
      level: 'Level',
      hp: 'HP',
      exp: 'EXP',
      element: 'Element',
      map: 'Map',
      atk: 'ATK',
      def: 'DEF',
      stability: 'Stability',
      potential: 'Potential',
      trigger: 'Trigger',
      abilityEffect: 'Effect (T is the grade)',
      effect: 'Effect',
      maxLevel: 'Max level',
      levels: 'Comes at',
    },
    names: ENGLISH_NAMES,
    large: formatNumber,
    mainQuest: 'Main quest',
    episode: ({ no, title, titleEn, item, itemEn, count }) => {
      const episode = `Episode ${no}: ${titleEn ?? title}`
      return item === null ? episode : `${episode} (${itemEn ?? item} × ${count})`
    },
  },
}

/** What it is called in the other language, where that says more. */
export function otherName(
  { name, nameEn }: { readonly name: string; readonly nameEn: string | null },
  language: Language,
): string | null {
  if (language === 'korea') return nameEn
  return nameEn === null ? null : name
}
