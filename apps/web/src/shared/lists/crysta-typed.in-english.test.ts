import { choicesOf, type StatClause } from '@gyeol/catalogue'
import { expect, it } from 'vitest'
import { clauseText } from '../conditions/clause-words.ts'
import { crystaTagText } from '../conditions/crysta-typed.ts'
import { withoutPart } from '../conditions/typed-search.ts'
import { shownItems } from '../catalogue/shown-names.ts'
import { knownCrystas } from './crysta-list.fixture.ts'
import { createCrystaIndex } from './crysta-search.ts'

const index = createCrystaIndex(shownItems(knownCrystas()))

/** What players type in English, and what it asks for; `a|b`: either unit will do. */
const READINGS: readonly (readonly [typed: string, ...expected: readonly string[]])[] = [
  // Names and slang of stats.
  ['crit rate', 'crit_rate'],
  ['cr', 'crit_rate'],
  ['critical damage', 'crit_damage'],
  ['cd 5', 'crit_damage.gte.5'],
  ['crit dmg 5', 'crit_damage.gte.5'],
  ['aspd 100', 'aspd.gte.100'],
  ['atk speed 100', 'aspd.gte.100'],
  ['cspd', 'cspd|cspd_pct'],
  ['casting speed 200', 'cspd.gte.200'],
  ['pp', 'phys_pierce_pct'],
  ['physical pierce 3', 'phys_pierce_pct.gte.3'],
  ['mpierce 5', 'magic_pierce_pct.gte.5'],
  ['motion speed', 'motion_speed_pct'],
  ['mspd 3', 'motion_speed_pct.gte.3'],
  ['srd', 'short_range_damage_pct'],
  ['long range damage 5', 'long_range_damage_pct.gte.5'],
  ['ampr 10', 'attack_mp_recovery.gte.10'],
  ['stab', 'stability_pct'],
  ['flee', 'dodge|dodge_pct'],
  ['aggro', 'aggro_pct'],
  ['ailment res 5', 'ailment_resist_pct.gte.5'],
  ['guard power', 'guard_power_pct'],
  ['dte fire', 'vs_fire_pct'],
  ['fire resistance', 'res_fire_pct'],
  ['weapon attack', 'weapon_atk|weapon_atk_pct'],
  ['additional magic', 'magic_followup_pct'],
  ['strength 5', 'str.gte.5|str_pct.gte.5'],
  // Amounts.
  ['crit rate >= 10', 'crit_rate.gte.10'],
  ['crit rate≥10', 'crit_rate.gte.10'],
  ['crit rate 10+', 'crit_rate.gte.10'],
  ['cr10+', 'crit_rate.gte.10'],
  ['atk% at least 9', 'atk_pct.gte.9'],
  ['atk at least 9%', 'atk_pct.gte.9'],
  ['atk 9 percent', 'atk_pct.gte.9'],
  ['ATK 9% or higher', 'atk_pct.gte.9'],
  ['mp 300 or more', 'max_mp.gte.300'],
  ['max mp 300 and up', 'max_mp.gte.300'],
  ['max hp more than 5000', 'max_hp.gt.5000'],
  ['hp over 5k', 'max_hp.gt.5000'],
  ['hp 5,000+', 'max_hp.gte.5000'],
  ['aspd up to 500', 'aspd.lte.500'],
  ['aspd 500 or less', 'aspd.lte.500'],
  ['aspd under 500', 'aspd.lt.500'],
  ['crit rate is at least 10', 'crit_rate.gte.10'],
  ['cd greater than or equal to 5', 'crit_damage.gte.5'],
  ['cd exactly 5', 'crit_damage.eq.5'],
  ['cd == 5', 'crit_damage.eq.5'],
  ['cd between 3 and 8', 'crit_damage.gte.3', 'crit_damage.lte.8'],
  ['cd 3-8', 'crit_damage.gte.3', 'crit_damage.lte.8'],
  ['cd 3 to 8', 'crit_damage.gte.3', 'crit_damage.lte.8'],
  ['at least 5% pp', 'phys_pierce_pct.gte.5'],
  ['10+ crit rate', 'crit_rate.gte.10'],
  ['9<=ATK', 'atk_pct.gte.9'],
  ['aggro -5', 'aggro_pct.lte.-5'],
  ['min 5 pp', 'phys_pierce_pct.gte.5'],
  ['mp 300 max hp 1000', 'max_mp.gte.300', 'max_hp.gte.1000'],
  // Kinds and gear.
  ['weapon crysta', 'Weapon'],
  ['weapons with cr 10', 'Weapon', 'crit_rate.gte.10'],
  ['armor', 'Armor'],
  ['armour cr', 'Armor', 'crit_rate'],
  ['additional', 'Additional'],
  ['add xtal aspd', 'Additional', 'aspd|aspd_pct'],
  ['ring motion speed', 'Special', 'motion_speed_pct'],
  ['upgraded weapon pp', 'Upgrades only', 'Weapon', 'phys_pierce_pct'],
  ['2hs atk', 'Two-Handed Sword', 'atk_pct'],
  ['katana cd', 'Katana', 'crit_damage'],
  ['best crysta for bowgun atk', 'Bowgun', 'atk_pct'],
  // And, or, not.
  ['pp and cr 5', 'phys_pierce_pct', 'crit_rate.gte.5'],
  ['pp or mpierce 5', 'phys_pierce_pct.gte.5~magic_pierce_pct.gte.5'],
  ['pp/mpierce 3', 'phys_pierce_pct.gte.3~magic_pierce_pct.gte.3'],
  ['cd 10 or cr 20', 'crit_damage.gte.10~crit_rate.gte.20'],
  ['pierce 5', 'phys_pierce_pct.gte.5~magic_pierce_pct.gte.5'],
  ['no aggro', 'aggro_pct.eq.0'],
  ['cr but no aggro', 'crit_rate', 'aggro_pct.eq.0'],
  ['cr w/o aggro', 'crit_rate', 'aggro_pct.eq.0'],
  ['cr except weapons', 'crit_rate', 'Not Weapon'],
  ['negative aggro', 'aggro_pct.lt.0'],
  ['-aggro', 'aggro_pct.lt.0'],
  ['no negative aspd', 'aspd.lt.0~aspd_pct.lt.0'],
  ['cd without negative aspd', 'crit_damage', 'aspd.lt.0~aspd_pct.lt.0'],
  ['no negative stats aspd 100', 'Without negative stats', 'aspd.gte.100'],
  ['no negative aspd 100', 'Without negative stats', 'aspd.gte.100'],
  ['atk 9 no negatives', 'atk_pct.gte.9', 'Without negative stats'],
  ['pp without penalty', 'phys_pierce_pct', 'Without negative stats'],
  // Korean is read here as well.
  ['크뎀 5 이상', 'crit_damage.gte.5'],
  ['무기 물관', 'Weapon', 'phys_pierce_pct'],
  // Names stay names, with what is asked of them beside.
  ['Potum', '“Potum”'],
  ['potum atk 5', 'atk_pct.gte.5', '“potum”'],
]

const inOrder = (clause: string) => clause.split('~').toSorted().join('~')

function addressOf(clause: StatClause): string {
  const signs = { has: '', '>=': '.gte', '>': '.gt', '=': '.eq', '<=': '.lte', '<': '.lt' } as const
  return choicesOf(clause)
    .map(({ stat, operator, value }) =>
      operator === 'has' ? stat : `${stat}${signs[operator]}.${value}`,
    )
    .join('~')
}

function sayingOf(typed: string): readonly string[] {
  const { parts, words } = index.read(typed)
  const said = parts.map((part) =>
    part.kind === 'tag' ? crystaTagText(part.tag, part.isNot) : inOrder(addressOf(part.clause)),
  )
  return words === '' ? said : [...said, `“${words}”`]
}

function saidAs(expected: string, said: readonly string[]): string {
  const units = expected.split('|').map((unit) => (unit.startsWith('“') ? unit : inOrder(unit)))
  return said.find((one) => units.some((unit) => isInEitherUnit(one, unit))) ?? inOrder(expected)
}

/** A clause as it is, or with the same stats in their other unit beside. */
function isInEitherUnit(said: string, expected: string): boolean {
  const inOneUnit = (clause: string) =>
    [...new Set(clause.split('~').map((choice) => choice.replace('_pct', '')))].join('~')
  const has = expected.split('~').every((choice) => said.split('~').includes(choice))
  return has && inOneUnit(inOrder(said)) === inOneUnit(inOrder(expected))
}

it.each(READINGS)('reads %s', (typed, ...expected) => {
  const said = sayingOf(typed)
  expect(said).toEqual(expected.map((each) => saidAs(each, said)))
})

it('rules out every stat of an element', () => {
  const [part] = index.read('no element').parts
  if (part?.kind !== 'clause') throw new Error('not understood')
  expect(part.clause.isNot).toBe(true)
  expect(choicesOf(part.clause).every(({ stat }) => /^(?:vs|res)_/.test(stat))).toBe(true)
})

it.each([
  'pp or mpierce 5',
  'cd 3 to 8',
  'not weapon cr 10',
  'no aggro atk 9',
  'negative aggro cr',
  'cd without negative aspd',
  'no element atk 9',
  'mp 300 or more armor',
])('writes the parts of %s so that they say the same by themselves', (typed) => {
  const read = index.read(typed)
  const again = read.parts.map((_, place) =>
    read.parts.reduceRight(
      (text, __, other) => (other === place ? text : withoutPart(index.read(text), other)),
      typed,
    ),
  )
  expect(again.join(' ')).not.toMatch(/[가-힣]/)
  expect(again.flatMap(sayingOf)).toEqual(sayingOf(typed))
})

it('tells what was understood in English', () => {
  const shown = index
    .read('pp or mpierce at least 5')
    .parts.map((part) => (part.kind === 'clause' ? clauseText(part.clause) : ''))
  expect(shown).toEqual(['Physical Pierce% or Magic Pierce% ≥ 5'])
})

it('does not flicker while a comparison is being typed', () => {
  const whole = 'crit rate at least 10 or more'
  const begun = whole.length - ' at least 10 or more'.length
  for (let end = begun; end <= whole.length; end += 1) {
    const said = sayingOf(whole.slice(0, end))
    const meant = ['crit_rate', 'crit_rate.gte.1', 'crit_rate.gte.10']
    expect(meant.map((each) => [saidAs(each, said)])).toContainEqual(said)
  }
})

it.each([
  ['crt rat >= 10', '“crt rat >= 10”'],
  ['luck at least 5', '“luck at least 5”'],
  ['crit rate >= abc', 'crit_rate', '“abc”'],
  ['>= 10', '“>= 10”'],
  ['at least', '“at least”'],
  ['no', '“no”'],
  ['10 or more', '“10 or more”'],
])('leaves what is no condition as it was typed: %s', (typed, ...expected) => {
  const said = sayingOf(typed)
  expect(said).toEqual(expected.map((each) => saidAs(each, said)))
})
