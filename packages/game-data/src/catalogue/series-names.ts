import type { EquipmentKind } from '@gyeol/terms'
import { SKILL_TREES } from '../skills/skill-trees.ts'
import { EQUIPMENT_KIND_NAMES } from './catalogue-names.ts'
import { SERIES_SEARCH_WORDS } from './series-search-words.ts'

/*
 * Things of one series that the Korean lists spell in more than one way. The name stays as it was read,
 * with how sure it is; what its neighbours are called is another name of it, so that either spelling
 * finds all of them.
 */

type Named = {
  readonly name: string
  readonly nameEn?: string
  readonly aliases?: readonly string[]
  /** Equipment is of one. */
  readonly kind?: string
  /** The English name of the skill a registlet is of. */
  readonly skill?: string
}

/** The rows with what each is called by the names of its series; what they were called before comes first. */
export function withSeriesNames<Row extends Named>(rows: readonly Row[]): readonly Row[] {
  const named = namesOfSeries(rows)
  return rows.map((row) => {
    const own = [row.name, ...(row.aliases ?? [])]
    const bySeries = [...own, ...ofSeries(row, named), ...ofSkill(row)]
    const spelled = bySeries.flatMap((name) => [name, ...otherSpellings(name, row.nameEn ?? '')])
    const all = [...spelled, ...spelled.flatMap(ofAnniversary(row)), ...spelled.flatMap(ofNumber)]
    const keys = all.map(withoutSpaces)
    const [, ...others] = all.filter((_, at) => keys.indexOf(keys[at] ?? '') === at)
    return { ...row, ...(others.length > 0 && { aliases: others }) }
  })
}

/** A Korean name as it would be with one of its words spelled otherwise: `앤티크 메일` for `안티크 메일`. */
export function otherSpellings(name: string, nameEn: string): readonly string[] {
  return SERIES_SEARCH_WORDS.filter(([english]) =>
    new RegExp(`\\b${english}\\b`, 'i').test(nameEn),
  ).flatMap(([, ...spellings]) => {
    // The longest first: 스파이크 is not 파이크.
    const found = spellings
      .toSorted((left, right) => right.length - left.length)
      .find((spelling) => name.includes(spelling))
    if (found === undefined) return []
    return spellings
      .filter((spelling) => spelling !== found)
      .map((spelling) => name.replace(found, spelling))
  })
}

const ROMAN_END = /\s*\b([IVX]+)$/
const ORDINAL = /\b(\d+)(?:st|nd|rd|th)\b/
const KOREAN_ORDINAL = /\d+(?=주년)/

/** What a series is called, for a piece of it: N for the number of the year. */
function namesOfSeries(rows: readonly Named[]): ReadonlyMap<string, string> {
  const names = new Map<string, string>()
  for (const row of rows) {
    const key = seriesOf(row)
    if (key === null || names.has(key) || !/[가-힣]/.test(row.name)) continue
    names.set(key, row.name.replace(ROMAN_END, '').replace(KOREAN_ORDINAL, 'N'))
  }
  return names
}

function seriesOf({ kind, nameEn }: Named): string | null {
  if (nameEn === undefined) return null
  const base = nameEn.replace(ROMAN_END, '').replace(ORDINAL, 'N')
  return `${kind} ${base.toLowerCase().replaceAll(/[^a-z]/g, '')}`
}

/** The Korean name of a piece that has none, where others of its series have: 10주년 활 VI. */
function ofSeries(row: Named, named: ReadonlyMap<string, string>): readonly string[] {
  const { nameEn = '', name } = row
  if (/[가-힣]/.test(name)) return []
  const year = ORDINAL.exec(nameEn)?.[1] ?? ''
  const step = ROMAN_END.exec(nameEn)?.[0] ?? ''
  const series = named.get(seriesOf(row) ?? '')
  if (series !== undefined) return [series.replace(/N(?=주년)/, year) + step]
  // Of a series of its own: the year at least is said as it always is.
  const said = nameEn.replace(/\b(\d+)(?:st|nd|rd|th) Anniv\b/, '$1주년')
  return said === nameEn ? [] : [said]
}

/** `9주년의 축장 II` as people say what it is: `9주년 지팡이 II`. */
function ofAnniversary({ kind }: Named): (name: string) => readonly string[] {
  return (name) => {
    const weapon = WEAPON_NAMES.get(kind ?? '')
    const { year, step = '' } = /^(?<year>\d+주년).*?(?<step> [IVX]+)?$/.exec(name)?.groups ?? {}
    return weapon === undefined || year === undefined ? [] : [`${year} ${weapon}${step}`]
  }
}

/** Pieces of these are not told by their kinds: there is more than one of a year. */
const OTHER_KINDS: ReadonlySet<string> = new Set<EquipmentKind>(['armor', 'additional', 'special'])

const WEAPON_NAMES: ReadonlyMap<string, string> = new Map(
  Object.entries(EQUIPMENT_KIND_NAMES).filter(([kind]) => !OTHER_KINDS.has(kind)),
)

const ROMAN = ['', '', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX'] as const

/** `아놀드2` as the others of a line are written: `아놀드II`. */
function ofNumber(name: string): readonly string[] {
  const { base, number } = /^(?<base>.*[가-힣])\s?(?<number>[2-9])$/.exec(name)?.groups ?? {}
  return base === undefined ? [] : [base + (ROMAN[Number(number)] ?? '')]
}

const SKILL_NAMES: ReadonlyMap<string, string> = new Map(
  SKILL_TREES.flatMap(({ skills }) => skills.map(({ nameEn, name }) => [nameEn, name] as const)),
)

/** A registlet by the name its skill has: `윈 휠:강화` for `원 휠:강화`. */
function ofSkill({ name, skill = '' }: Named): readonly string[] {
  const [base = '', ...rest] = name.split(':')
  const skillName = SKILL_NAMES.get(skill)
  if (skillName === undefined || rest.length === 0) return []
  return withoutSpaces(skillName) === withoutSpaces(base) ? [] : [[skillName, ...rest].join(':')]
}

const withoutSpaces = (text: string) => text.replaceAll(' ', '')
