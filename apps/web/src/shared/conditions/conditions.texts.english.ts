import { plural } from '../texts/plural.ts'
import { defineEnglish } from '../texts/texts.ts'
import type { conditionTexts as korean } from './conditions.texts.ts'

const operators = { has: 'any', '>=': '≥', '>': '>', '=': '=', '<=': '≤', '<': '<' } as const

export const conditionTexts = defineEnglish<typeof korean>({
  operators,
  operatorNames: {
    has: 'has it',
    '>=': 'at least',
    '>': 'more than',
    '=': 'equals',
    '<=': 'at most',
    '<': 'less than',
  },
  tiers: { base: 'Base only', enhanced: 'Upgrades only' },
  none: 'None',
  or: ' or ',
  either: (names, most) =>
    names.length > most
      ? `${names.slice(0, most - 1).join(', ')} or ${names.length - most + 1} more`
      : names.join(' or '),
  without: (label) => `Not ${label}`,
  choose: 'Only one of these',
  title: 'Stat conditions',
  stat: 'Stat',
  pickStat: 'Choose a stat',
  searchStat: 'Name of a stat (crit, aspd …)',
  operator: 'Compare',
  value: 'Value',
  add: 'Add a condition',
  edit: (label) => `Edit the condition ${label}`,
  removeOf: (label) => `Remove the condition ${label}`,
  tooMany: (most) => `There can be up to ${plural(most, 'condition')}.`,
  join: 'With several conditions',
  joins: { all: 'All of them', any: 'Any of them' },
  plain: 'Without negative stats',
  gear: 'My gear (conditional stats)',
  gearHint: 'Counts the stats that this gear turns on as well.',
  anyGear: 'Not chosen',
  countsAll: 'Count all conditional stats',
  chips: 'Filters in use',
  typed: 'Understood from what you typed',
  reset: 'Clear all',
  filters: 'Filter',
  filtersOf: (count) => `Filter ${count}`,
  resetFilters: 'Clear all filters',
  show: (count) => `Show ${count}`,
  other: (stat) => `Change to ${stat}`,
  percent: '% stats',
  flat: 'Flat stats',
  hasHint: 'Finds what has it for the better. For the worse, ask for less than 0.',
  bases: {
    names: {
      atk: 'Base ATK',
      def: 'Base DEF',
      stability: 'Base stability',
      potential: 'Potential',
    },
    own: ['base', 'own', 'weapon', 'innate'],
    words: {
      atk: ['atk', 'attack', '공격력'],
      def: ['def', 'defense', 'defence', '방어력'],
      stability: ['stability', 'stab', 'stb', '안정률'],
      potential: ['potential', 'pot', '잠재력'],
    },
  },
  ofElement: (element) => `${element} element`,
  price: (amount, operator) => `Price ${operators[operator]} ${amount}`,
  priced: 'What has no price is not counted.',
  notPriced: "Prices couldn't be loaded: the price is left out of the conditions.",
})
