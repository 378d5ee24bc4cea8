import {
  choicesOf,
  type PlainClause,
  type StatClause,
  type StatConditions,
  USUAL_SLOT,
} from '@gyeol/catalogue'
import { GEAR_KINDS, type GearKind, type GearSlot, STAT_IDS, type StatId } from '@gyeol/terms'

/** Whether a change only edits what is asked for: its keystrokes are no steps of the history. */
export function isEditing(change: Partial<StatConditions>, now: StatConditions): boolean {
  return change.clauses !== undefined && change.clauses.length === now.clauses.length
}

/** Most conditions at once; more say nothing any more. */
export const MOST_CLAUSES = 8

/** Filters of stats as they stand in an address, all empty by default. */
export const CONDITION_FILTERS = {
  opt: '',
  join: '',
  plain: '',
  main: '',
  sub: '',
  armor: '',
  when: '',
} as const

type ConditionFilters = { readonly [Name in keyof typeof CONDITION_FILTERS]: string }

/** Reads the address; what is not understood is left out. */
export function readConditions(values: ConditionFilters): StatConditions {
  return {
    clauses: readClauses(values.opt),
    join: values.join === 'any' ? 'any' : 'all',
    isPlain: values.plain === '1',
    worn: {
      main: gearOf('main', values.main),
      sub: gearOf('sub', values.sub),
      armor: gearOf('armor', values.armor),
    },
    countsAll: values.when === 'all',
  }
}

/** The address's words for changed conditions. */
export function writeConditions(change: Partial<StatConditions>): Partial<ConditionFilters> {
  const { clauses, join, isPlain, worn, countsAll } = change
  return {
    ...(clauses === undefined ? {} : { opt: writeClauses(clauses) }),
    ...(join === undefined ? {} : { join: join === 'any' ? 'any' : '' }),
    ...(isPlain === undefined ? {} : { plain: isPlain ? '1' : '' }),
    ...(countsAll === undefined ? {} : { when: countsAll ? 'all' : '' }),
    ...(worn === undefined
      ? {}
      : { main: worn.main ?? '', sub: worn.sub ?? '', armor: worn.armor ?? '' }),
  }
}

const WORDS = { '>=': 'gte', '>': 'gt', '=': 'eq', '<=': 'lte', '<': 'lt' } as const

type Sign = keyof typeof WORDS

/** `crit_damage.gte.10,cspd` of an address; `a~b` is one of both, `!a` its opposite. */
export function readClauses(text: string): readonly StatClause[] {
  return text.split(',').flatMap(readClause).slice(0, MOST_CLAUSES)
}

/** See {@link readClauses}. */
export function writeClauses(clauses: readonly StatClause[]): string {
  return clauses
    .map((clause) => {
      const choices = choicesOf(clause).map(writeChoice).join('~')
      return clause.isNot === true ? `!${choices}` : choices
    })
    .join(',')
}

function writeChoice({ stat, operator, value }: PlainClause): string {
  return operator === 'has' ? stat : `${stat}.${WORDS[operator]}.${value}`
}

function readClause(text: string): readonly StatClause[] {
  const isNot = text.startsWith('!')
  const choices = text.replace(/^!/, '').split('~').flatMap(readChoice)
  const [first, ...or] = choices
  if (first === undefined) return []
  return [{ ...first, ...(or.length > 0 ? { or } : {}), ...(isNot ? { isNot } : {}) }]
}

function readChoice(text: string): readonly PlainClause[] {
  const [name = '', word, amount = ''] = text.split('.')
  const stat = STAT_IDS.find((id) => id === name)
  if (stat === undefined) return []
  if (word === undefined) return [{ stat, operator: 'has', value: 0 }]
  // Object.keys loses the literal keys; the record above is the only source of them.
  const operator = (Object.keys(WORDS) as Sign[]).find((sign) => WORDS[sign] === word)
  return operator !== undefined && /^-?\d{1,6}$/.test(amount)
    ? [{ stat, operator, value: Number(amount) }]
    : []
}

/** Every stat that is asked for. */
export function soughtStats(clauses: readonly StatClause[]): ReadonlySet<StatId> {
  return new Set(clauses.flatMap((clause) => choicesOf(clause).map(({ stat }) => stat)))
}

/** What can be asked for in a slot: weapons that are held in the other hand too are in both lists. */
export const GEAR_CHOICES: Readonly<Record<GearSlot, readonly GearKind[]>> = {
  main: GEAR_KINDS.filter((kind) => USUAL_SLOT[kind] === 'main'),
  sub: [
    'shield',
    'dagger',
    'arrow',
    'magicDevice',
    'knuckles',
    'oneHandSword',
    'katana',
    'ninjutsuScroll',
  ],
  armor: ['lightArmor', 'heavyArmor'],
}

function gearOf(slot: GearSlot, text: string): GearKind | undefined {
  return GEAR_CHOICES[slot].find((kind) => kind === text)
}
