import type { BossNumberAsk } from '@gyeol/catalogue'
import type { OrderKey } from '../../../shared/lists/boss-list.ts'
import type { OfferedList } from './search-entry.ts'

/** How close a level is meant. */
export type SaidLevel = { readonly value: number; readonly is: 'at' | 'near' | 'most' | 'least' }

/** Numbers of a typed text that are about no option: a level, the numbers of a boss. */
export type SaidNumbers = {
  readonly level?: SaidLevel
  readonly ofBoss?: readonly BossNumberAsk[]
  /** Which bosses come first. */
  readonly order?: { readonly key: OrderKey; readonly isDesc: boolean }
  /** How they were typed. */
  readonly texts: readonly string[]
  readonly rest: string
}

const MOST = '이하|미만|까지|밑|아래|안쪽|안으로|이내|or less|or lower|max'
const LEAST = '이상|초과|부터|넘는|or more|or higher|and up|\\+'
const NEAR = '근처|쯤|정도|부근|즈음|언저리|대'
const AHEAD =
  'under|below|at most|up to|less than|max|over|above|at least|more than|around|near|about'

const LEVEL = new RegExp(
  `(?:(?<ahead>${AHEAD})\\s+)?(?:(?:lvl?\\.?|level|레벨|렙)\\s*(?<behind>\\d{1,3})|(?<front>\\d{1,3})\\s*(?:렙|레벨|lvl?\\b|level))(?:\\s*(?<how>${NEAR}|${MOST}|${LEAST}))?(?=\\s|$|에|의|로|인|짜리|[가-힣])`,
  'iu',
)

const UNITS: Readonly<Record<string, number>> = {
  억: 100_000_000,
  천만: 10_000_000,
  백만: 1_000_000,
  만: 10_000,
  천: 1_000,
  k: 1_000,
  m: 1_000_000,
}

const OF_BOSS = new RegExp(
  `(?<of>경험치|exp|xp|hp|체력|피통)\\s*(?<amount>\\d[\\d,.]*)\\s*(?<unit>억|천만|백만|만|천|k|m)?\\s*(?<how>${MOST}|${LEAST})?(?=\\s|$|인|의|되는)`,
  'iu',
)

const NUMBER = '(\\d{1,3})\\s*(?:lvl?\\.?|levels?|레벨|렙)?'

/** 150~200, 150렙부터 200렙까지. */
const LEVELS = new RegExp(
  `(?:(?:lvl?\\.?|levels?|레벨|렙)\\s*)?${NUMBER}\\s*(?:[~〜∼–-]|부터|에서|to)\\s*${NUMBER}\\s*(?:까지|사이)?(?=\\s|$)`,
  'iu',
)

/** A number with nothing else beside the noun (레지 30, 보스 200 이상). */
const BARE = new RegExp(`^(?<front>\\d{1,3})(?:\\s*(?<how>${MOST}|${LEAST}))?$`, 'iu')

/** Bosses have no options: what is no name is a level, wherever it stands (200 어둠 보스). */
const ALONE = new RegExp(
  `(?<=^|\\s)(?<front>\\d{2,3})(?:\\s*(?<how>${MOST}|${LEAST}))?(?=\\s|$)`,
  'iu',
)

/** Numbers bosses are put in order by. */
const ORDER_WORDS: readonly (readonly [OrderKey, string])[] = [
  ['hp', 'hp|체력|피통|피'],
  ['exp', '경험치|경치|exp|xp'],
  ['physResist', '물리\\s*(?:내성|저항)|물내'],
  ['magicResist', '마법\\s*(?:내성|저항)|마내'],
  ['flee', '회피율?|flee|dodge'],
  ['mdef', '마법\\s*방어력?|mdef|마방'],
  ['def', '물리\\s*방어력?|방어력?|def|물방'],
  ['level', '레벨|렙|level|lv'],
]
const OF_ORDER = ORDER_WORDS.map(([key, words]) => `(?<${key}>${words})`).join('|')
const HIGH = '높은|많은|많이\\s*주는|큰|most|highest|best|high|top'
const LOW = '낮은|적은|적게\\s*주는|작은|least|lowest|low'

/** hp 높은, 경험치 많이 주는, highest def. */
const ORDER = new RegExp(
  `(?<=^|\\s)(?:(?:${OF_ORDER})[가이을를도]?\\s*(?:가장|제일|많이)?\\s*(?:(?<high>${HIGH}|순)|(?<low>${LOW}))(?:\\s*순)?)(?=\\s|$)`,
  'iu',
)
const ORDER_AHEAD = new RegExp(
  `(?<=^|\\s)(?:(?<high>${HIGH})|(?<low>${LOW}))\\s+(?:${OF_ORDER})(?=\\s|$)`,
  'iu',
)

/**
 * Takes such numbers out of a text. `named`: the lists that were named beside it; of bosses EXP and HP
 * are no options.
 */
export function readNumbers(text: string, named: ReadonlySet<OfferedList>): SaidNumbers {
  const isOfBoss = named.has('boss')
  const texts: string[] = []
  let rest = text
  const take = (pattern: RegExp) => {
    const found = pattern.exec(rest)
    return found === null ? undefined : { said: found[0].trim(), groups: found.groups ?? {} }
  }
  const taken = (said: string) => {
    texts.push(said)
    rest = rest.replace(said, ' ').replaceAll(/\s+/g, ' ').trim()
  }
  const takeFirst = (patterns: readonly RegExp[]) => {
    for (const pattern of patterns) {
      const found = take(pattern)
      if (found === undefined) continue
      taken(found.said)
      return found
    }
    return undefined
  }
  const boss = takeFirst(isOfBoss ? [OF_BOSS] : [])
  const order = takeFirst(isOfBoss ? [ORDER, ORDER_AHEAD] : [])
  const levels = takeFirst(isOfBoss ? [LEVELS] : [])
  const bare = isOfBoss ? [BARE, ALONE] : named.has('registlet') ? [BARE] : []
  const level = levels ? undefined : takeFirst([LEVEL, ...bare])
  const ofBoss = [
    ...(levels ? levelsOf(levels.said) : []),
    ...(boss ? [bossNumber(boss.groups)] : []),
  ]
  return {
    ...(ofBoss.length > 0 && { ofBoss }),
    ...(order && { order: orderOf(order.groups) }),
    ...(level && { level: levelOf(level.groups) }),
    texts,
    rest,
  }
}

type Groups = Readonly<Record<string, string | undefined>>

function levelOf({ behind, front, how, ahead }: Groups): SaidLevel {
  const side = sideOf(how, ahead)
  const isNear = how !== undefined || ahead !== undefined
  return { value: Number(behind ?? front), is: side ?? (isNear ? 'near' : 'at') }
}

function levelsOf(said: string): readonly BossNumberAsk[] {
  const ends = (said.match(/\d+/g) ?? []).map(Number)
  return [
    { of: 'level', operator: '>=', value: Math.min(...ends) },
    { of: 'level', operator: '<=', value: Math.max(...ends) },
  ]
}

function orderOf(groups: Groups): NonNullable<SaidNumbers['order']> {
  const [key = 'level'] = ORDER_WORDS.find(([one]) => groups[one] !== undefined) ?? []
  return { key, isDesc: groups['low'] === undefined }
}

function bossNumber({ of = '', amount = '', unit = '', how }: Groups): BossNumberAsk {
  const value = Math.round(Number(amount.replaceAll(',', '')) * (UNITS[unit.toLowerCase()] ?? 1))
  return {
    of: /^(?:hp|체력|피통)$/i.test(of) ? 'hp' : 'exp',
    operator: sideOf(how, undefined) === 'most' ? '<=' : '>=',
    value,
  }
}

function sideOf(how: string | undefined, ahead: string | undefined): 'most' | 'least' | undefined {
  const said = how ?? ahead
  if (said === undefined) return undefined
  if (new RegExp(`^(?:${MOST}|under|below|at most|up to|less than)$`, 'i').test(said)) return 'most'
  const isLeast = new RegExp(`^(?:${LEAST}|over|above|at least|more than)$`, 'i').test(said)
  return isLeast ? 'least' : undefined
}
