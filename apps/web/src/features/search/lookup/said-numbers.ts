import type { BossNumberAsk } from '@gyeol/catalogue'

/** How close a level is meant. */
export type SaidLevel = { readonly value: number; readonly is: 'at' | 'near' | 'most' | 'least' }

/** Numbers of a typed text that are about no option: a level, the numbers of a boss. */
export type SaidNumbers = {
  readonly level?: SaidLevel
  readonly ofBoss?: readonly BossNumberAsk[]
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

/** Takes such numbers out of a text. `isOfBoss`: bosses were named, whose EXP and HP are no options. */
export function readNumbers(text: string, isOfBoss: boolean): SaidNumbers {
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
  const boss = isOfBoss ? take(OF_BOSS) : undefined
  if (boss !== undefined) taken(boss.said)
  const level = take(LEVEL)
  if (level !== undefined) taken(level.said)
  return {
    ...(boss && { ofBoss: [bossNumber(boss.groups)] }),
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
