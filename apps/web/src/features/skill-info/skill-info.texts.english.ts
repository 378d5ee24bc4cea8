import { editionTexts } from '../../shared/texts/edition.texts.ts'
import { plural } from '../../shared/texts/plural.ts'
import { defineEnglish } from '../../shared/texts/texts.ts'
import type { skillInfoTexts as korean } from './skill-info.texts.ts'

export const skillInfoTexts = defineEnglish<typeof korean>({
  title: 'Skills',
  line: (trees, skills) => `${plural(trees, 'skill tree')} · ${plural(skills, 'skill')}`,
  search: 'Find a skill by name',
  results: 'Skills found',
  found: (count) => `${count} found.`,
  noneFound: 'Nothing found.',
  noneFoundLine: 'Try part of its name.',
  treeOf: (tree) => `${tree} tree`,
  counts: (skills) => plural(skills, 'skill'),
  books: (levels) => `Skill books Lv.${levels}`,
  asOf: editionTexts.line,
  group: {
    back: 'All skill trees',
    plan: 'Try in skill points',
    cards: 'Skills',
    needs: 'Prerequisite',
    needsLevel: (name) => `${name} 5`,
    neededBy: 'Leads to',
    registlets: 'Registlets',
    none: 'None',
    cost: 'To learn it first',
    costOf: (points) => plural(points, 'point'),
    english: 'English name',
    damage: 'Damage multipliers',
    kinds: 'Kinds of skills',
    all: 'All',
    combo: {
      cannotStart: 'Cannot start a combo',
      halvesNext: 'Halves the next MP of a combo',
    },
    previous: 'Previous tree',
    next: 'Next tree',
    neighbours: 'Other skill trees',
  },
  images: {
    title: 'Pictures',
    open: (title) => `Enlarge ${title}`,
    previous: 'Previous picture',
    next: 'Next picture',
    count: (at, all) => `${at} / ${all}`,
  },
})
