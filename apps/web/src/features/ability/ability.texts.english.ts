import { catalogueFieldTexts } from '../../shared/catalogue/field-names.texts.ts'
import { defineEnglish } from '../../shared/texts/texts.ts'
import type { abilityTexts as korean } from './ability.texts.ts'

const TIERS = { 1: 'white', 2: 'green', 3: 'blue', 4: 'purple', 5: 'orange' } as const

const words = catalogueFieldTexts

export const abilityTexts = defineEnglish<typeof korean>({
  title: 'Equipment abilities',
  list: 'Abilities',
  search: 'Name or effect',
  create: 'Add an ability',
  edit: 'Edit an ability',
  tier: 'Grade',
  tierName: (tier) => `T${tier} ${TIERS[tier]}`,
  legend:
    'T in an effect is the grade: white is 1, orange is 5. Purple and orange are guessed from the values.',
  category: 'Kind',
  trigger: 'Trigger',
  anyTrigger: 'Any',
  shownEffect: 'Effect',
  formula: 'Formula',
  toCrystas: 'Crystas with the same stat',
  fields: {
    name: words.name,
    category: words.category,
    trigger: words.trigger,
    stat: words.stat,
    noStat: 'Not a stat',
    perTier: words.perTier,
    effect: 'Effect (T is the grade)',
  },
  preview: 'Preview',
})
