import { catalogueTexts } from '../../shared/catalogue/catalogue.texts.ts'
import { plural } from '../../shared/texts/plural.ts'
import { defineEnglish } from '../../shared/texts/texts.ts'
import type { registletTexts as korean } from './registlet.texts.ts'

export const registletTexts = defineEnglish<typeof korean>({
  title: 'Registlets',
  create: 'Add a registlet',
  edit: 'Edit a registlet',
  list: 'Registlets',
  search: 'Name, effect or skill',
  obtain: 'Level it comes at',
  anyLevel: 'All',
  level: (level) => `Lv ${level}`,
  category: 'Kind',
  tree: 'Skill tree',
  anyTree: 'Any',
  mark: 'My marks',
  marks: catalogueTexts.marks,
  maxLevel: (level) => `Max Lv ${level}`,
  maxLevelLabel: 'Max',
  levels: ([first, ...others]) =>
    others.length === 0 ? `Lv ${first}` : `Lv ${first} +${others.length}`,
  detail: 'Registlet details',
  effect: 'Effect',
  effectAt: (level) => `Effect at Lv ${level}`,
  effectLevel: 'Level to show the effect of',
  sameAtAll: 'The effect is the same at every level.',
  noEffect: 'Its effect is not noted yet.',
  obtainLevels: 'Stoodie levels it comes at',
  noObtain: 'The levels it comes at are not noted yet.',
  skill: 'Related skills',
  toSkills: 'See in skill points',
  toSkill: (name) => `Skill ${name}`,
  copy: 'Copy',
  plan: (level, count) =>
    `Most of what you lack comes at Lv ${level} (${plural(count, 'registlet')}).`,
  complete: 'You own them all.',
  owned: (owned, all) => `${owned} of ${all} owned`,
  sort: 'Sort',
  orders: { name: 'Name', level: 'Comes at', maxLevel: 'Max level' },
})
