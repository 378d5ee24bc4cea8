import { plural } from '../../../shared/texts/plural.ts'
import { defineEnglish } from '../../../shared/texts/texts.ts'
import type { handInTexts as korean } from './hand-in.texts.ts'

export const handInTexts = defineEnglish<typeof korean>({
  cost: 'To buy all that is left',
  heading: 'Items',
  none: 'This range asks for no items.',
  noneLine: 'Widen the range to see the items it needs.',
  summary: (done, all) => `${done} of ${all} gathered`,
  forRuns: (runs) => `Amounts for ${plural(runs, 'run')}`,
  forOnce: 'Amounts for one run',
  onlyLeft: 'Only what is left',
  clear: 'Clear checks',
  cleared: 'The checks were cleared.',
  undo: 'Bring back',
  copy: 'Copy the list',
  allDone: 'Everything is gathered.',
  allDoneLine: 'Turn off “Only what is left” to see what you gathered.',
  item: (name, count) => `${name} ×${count}`,
  count: (count) => `×${count}`,
  unconfirmed: 'Amount unconfirmed',
  gatheredBefore: (count) => `Checked when it was ${count}`,
  kinds: { GENERAL: 'Monster', FIELD: 'Field boss' },
  unknownMonster: 'Monster unknown',
  levels: (levels) => `Lv.${levels}`,
  recommended: 'Best',
  wanted: (episodes) => `For ${episodes}`,
  otherPlaces: (count) => (count === 1 ? '1 other place' : `${count} other places`),
  textTitle: 'Main quest items',
  textMap: (map) => `[${map}]`,
  textItem: (name, count, monsters) =>
    monsters === '' ? `${name} ×${count}` : `${name} ×${count} (${monsters})`,
})
