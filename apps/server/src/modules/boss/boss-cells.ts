import { createWordFinder } from '@gyeol/catalogue'
import type { BossInput, BossValue } from '@gyeol/contract'
import { ELEMENT_ALIASES, ELEMENT_NAMES } from '@gyeol/game-data'
import { MONSTER_ELEMENTS, type MonsterElement } from '@gyeol/terms'
import { readInteger, readText } from '../catalogue/cell-codecs.ts'
import { type CellCodec, CellProblem } from '../catalogue/file-field.ts'

const STATE = /^(?<body>.*?)\s*(?:\[(?<state>[^\]]+)\])?$/

/** Numbers with the state they hold in: `100 | 62 [2페이즈]`. */
export const bossValuesCell: CellCodec = {
  hint: '100 | 62 [2페이즈]',
  read: (value) =>
    entriesOf(value).map(({ body, when }): BossValue => ({ value: readInteger(body), when })),
  // Written from content its schema has checked.
  write: (value) =>
    (value as readonly BossValue[])
      .map(({ value: amount, when }) => withState(String(amount), when))
      .join(' | ') || null,
  empty: [],
}

const findElement = createWordFinder<MonsterElement>(
  MONSTER_ELEMENTS.map((code) => [code, [ELEMENT_NAMES[code], ...ELEMENT_ALIASES[code]]]),
)

type BossElement = BossInput['elements'][number]

/** Elements with the state they hold in: `물 | 불 [빨강]`. */
export const bossElementsCell: CellCodec = {
  hint: '물 | 불 [빨강]',
  read: (value) =>
    entriesOf(value).map(({ body, when }): BossElement => {
      const element = findElement(readText(body))
      if (element === undefined) throw new CellProblem(`'${String(body)}': 모르는 속성이에요.`)
      return { element, when }
    }),
  write: (value) =>
    (value as readonly BossElement[])
      .map(({ element, when }) => withState(ELEMENT_NAMES[element], when))
      .join(' | ') || null,
  empty: [],
}

function withState(text: string, when: string | null): string {
  return when === null ? text : `${text} [${when}]`
}

type Entry = { readonly body: unknown; readonly when: string | null }

/** Text, our own JSON lists, or the nested objects of public lists (`{ph1: 100, ph2: 62}`). */
function entriesOf(value: unknown): Entry[] {
  if (typeof value === 'string')
    return value
      .split(/[\n|]/)
      .flatMap((part) => (part.trim() === '' ? [] : readEntry(part.trim())))
  if (Array.isArray(value)) return value.flatMap(readEntry)
  if (value !== null && typeof value === 'object') return nestedEntries(value, [])
  return value === null || value === undefined ? [] : [{ body: value, when: null }]
}

function readEntry(part: unknown): Entry[] {
  if (typeof part === 'string') {
    const { body, state } = STATE.exec(part)?.groups ?? {}
    return [{ body, when: state ?? null }]
  }
  if (part === null || typeof part !== 'object') return [{ body: part, when: null }]
  const { value, element, when } = part as Readonly<Record<string, unknown>>
  return [{ body: value ?? element, when: typeof when === 'string' ? when : null }]
}

function nestedEntries(value: object, states: readonly string[]): Entry[] {
  return Object.entries(value).flatMap(([state, inner]: [string, unknown]): Entry[] => {
    const path = state === 'initial' ? states : [...states, stateName(state)]
    if (inner !== null && typeof inner === 'object') return nestedEntries(inner, path)
    return [{ body: inner, when: path.length === 0 ? null : path.join(' · ') }]
  })
}

/** The states public lists name, in our words. */
const STATE_NAMES: Readonly<Record<string, string>> = {
  flinch: '기죽음 중',
  tumble: '넘어짐 중',
  stun: '기절 중',
  fts: '기죽음·넘어짐·기절 중',
  'paralyze/stop': '마비·정지 중',
  freeze: '동결 중',
  frozen: '얼어붙은 상태',
  shell: '껍질 상태',
  lhp: 'HP가 낮을 때',
  blue: '파랑',
  red: '빨강',
  yellow: '노랑',
  green: '초록',
  purple: '보라',
  white: '하양',
  'every 60sec': '60초마다',
  'aggro <= 7m': '어그로가 7m 안',
  'aggro > 7m': '어그로가 7m 밖',
  'break spear': '창 부위파괴 후',
  'break body': '몸 부위파괴 후',
  'break head': '머리 부위파괴 후',
  'break right': '오른쪽 부위파괴 후',
  'break right+head': '오른쪽·머리 부위파괴 후',
  'break 1part': '부위파괴 1곳',
  'break 2parts': '부위파괴 2곳',
  'break 3parts': '부위파괴 3곳',
}

function stateName(state: string): string {
  const phase = /^ph(?<number>\d)$/i.exec(state)?.groups?.number
  return phase === undefined ? (STATE_NAMES[state] ?? state) : `${phase}페이즈`
}
