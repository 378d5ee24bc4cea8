import {
  apply,
  DEFAULT_SETTINGS,
  readRecipeText,
  startSession,
  writeRecipeText,
} from '@gyeol/statting'
import { MATERIALS } from '@gyeol/terms'
import { describe, expect, it } from 'vitest'
import { OPTION_CATEGORY_NAMES } from './category-names.ts'
import { MATERIAL_NAMES } from './material-names.ts'
import { OPTION_CATALOGUE } from './option-catalogue.ts'
import { OPTION_NAMES } from './option-names.ts'
import { OPTION_SEARCH_WORDS, type OptionSearchWords } from './option-search-words.ts'

const words: Readonly<Record<string, OptionSearchWords>> = OPTION_SEARCH_WORDS
const found = (alias: string) =>
  OPTION_CATALOGUE.filter(({ key }) => {
    const aliases: readonly string[] = OPTION_SEARCH_WORDS[key].aliases
    return aliases.includes(alias)
  }).map(({ key }) => key)

describe('option names', () => {
  it('every option has its own name', () => {
    expect(new Set(Object.values(OPTION_NAMES)).size).toBe(79)
  })

  it('no spelling is empty, padded or repeated within an option', () => {
    for (const [key, name] of Object.entries(OPTION_NAMES)) {
      const { alternatives, aliases } = words[key] ?? { alternatives: [], aliases: [] }
      const all = [name, ...alternatives, ...aliases]
      expect(all.every((spelling) => spelling !== '' && spelling === spelling.trim())).toBe(true)
      expect(new Set(all).size).toBe(all.length)
      expect(aliases.length).toBeGreaterThan(0)
    }
  })

  it.each([
    ['크뎀', ['crit_damage', 'crit_damage_pct']],
    ['크리', ['crit_rate', 'crit_rate_pct']],
    ['공속', ['aspd', 'aspd_pct']],
    ['시전', ['cspd', 'cspd_pct']],
    ['물관', ['phys_pierce_pct']],
    ['마관', ['magic_pierce_pct']],
    // 물리내성 and 물속성 내성: the short form means either.
    ['물내', ['phys_resist_pct', 'res_water_pct']],
    ['마내', ['magic_resist_pct']],
    ['어글', ['aggro_pct']],
    ['마통', ['max_mp']],
    ['자연마회', ['mp_regen', 'mp_regen_pct']],
  ])('players find it as %s', (alias, keys) => {
    expect(found(alias)).toEqual(keys)
  })

  it('the ten stats are found as 스탯', () => {
    expect(found('스탯')).toHaveLength(10)
  })

  it('row 58 is water resistance', () => {
    expect(OPTION_NAMES.res_water_pct).toBe('물속성 내성 %')
  })

  it('categories and materials have different names', () => {
    expect(new Set(Object.values(OPTION_CATEGORY_NAMES)).size).toBe(11)
    expect(new Set(Object.values(MATERIAL_NAMES)).size).toBe(6)
  })

  it('the recipe text writes the same material names', () => {
    const materialLevels = { metal: 1, cloth: 2, beast: 3, wood: 4, medicine: 5, mana: 6 }
    const session = startSession(OPTION_CATALOGUE, { ...DEFAULT_SETTINGS, materialLevels })
    const levels = MATERIALS.map(
      (material) => `${MATERIAL_NAMES[material]} ${materialLevels[material]}`,
    )
    expect(writeRecipeText(session, OPTION_NAMES)).toContain(levels.join(' · '))
  })

  it.each(OPTION_CATALOGUE)(
    '$key is read back from a recipe text',
    ({
      key,
      scope,
      whenElementMatches,
    }: {
      readonly key: string
      readonly scope: string
      readonly whenElementMatches?: boolean
    }) => {
      const settings = {
        ...DEFAULT_SETTINGS,
        startPotential: 500,
        elementMatches: scope === 'element' && whenElementMatches === true,
      }
      let session = startSession(OPTION_CATALOGUE, settings)
      for (const action of [
        { type: 'pick', slot: 0, option: key },
        { type: 'enter', slot: 0, steps: 1 },
        { type: 'confirm' },
      ] as const) {
        const result = apply(session, action)
        if (!result.ok) throw new Error(result.refusal.code)
        session = result.value
      }
      const text = writeRecipeText(session, OPTION_NAMES)
      const answer = readRecipeText(text, { catalogue: OPTION_CATALOGUE, names: OPTION_NAMES })
      expect(answer).toMatchObject({ ok: true, session })
    },
  )
})
