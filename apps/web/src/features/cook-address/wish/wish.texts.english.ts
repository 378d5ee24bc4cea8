import { plural } from '../../../shared/texts/plural.ts'
import { defineEnglish } from '../../../shared/texts/texts.ts'
import type { wishTexts as korean } from './wish.texts.ts'

export const wishTexts = defineEnglish<typeof korean>({
  title: 'Food I want',
  add: 'Add food',
  none: 'No food chosen yet.',
  atLeast: (value) => `${value} or more`,
  levelOf: (food) => `Level of ${food}`,
  remove: (food) => `Remove ${food}`,
  removed: (food) => `${food} was removed.`,
  bringBack: 'Undo',
  nobody: 'No house has it',
  upTo: (level) => `There is up to Lv ${level}`,
  bothAggros:
    'Aggro up and aggro down cancel each other out. You may eat both, but only the difference remains.',
  picker: {
    search: 'Effect of the food',
    chosen: (count) => `${count} of 38`,
    values: (five, ten) => `Lv 5 ${five} · Lv 10 ${ten}`,
    houses: (count) => plural(count, 'house'),
    groups: {
      hpMp: 'HP and MP',
      ability: 'Stats',
      attack: 'Attack',
      defense: 'Defense',
      resistance: 'Resistance',
      element: 'Element',
      other: 'Other',
    },
    group: 'Groups of food',
    found: (count) => `${count} found`,
    nothing: 'There is no such food. Try another word.',
    done: 'Done',
  },
  starters: {
    title: 'What would you like to eat?',
    line: 'Choose, and the fewest houses are found for you.',
    sets: { critical: 'Critical set', magic: 'Magic set', tank: 'Tank set' },
  },
  saves: {
    label: 'My sets',
    add: 'New set',
    unnamed: 'My set',
    copySuffix: 'copy',
    full: (max) => `You can keep up to ${plural(max, 'set')}.`,
    save: 'Save this set',
    name: 'Name of the set',
    nameRequired: 'Required.',
    keep: 'Save',
    saved: (name) => `Saved: ${name}`,
    menu: 'Set menu',
    rename: 'Rename',
    copy: 'Duplicate',
    remove: 'Delete this list',
  },
})
