import { defineEnglish } from '../../shared/texts/texts.ts'
import type { dataTexts as korean } from './data.texts.ts'

export const dataTexts = defineEnglish<typeof korean>({
  title: 'Our data',
  line: 'What we know, how well, and where it came from.',
  caption: 'How well names and numbers of each list are known',
  list: 'List',
  count: 'Rows',
  names: 'Korean names',
  numbers: 'Numbers',
  references: 'References',
  asOf: 'As of',
  lists: {
    crysta: 'Crystas',
    registlet: 'Registlets',
    ability: 'Abilities',
    boss: 'Bosses',
    equipment: 'Equipment',
    job: 'Jobs',
  },
  evidences: {
    confirmed: 'Confirmed',
    seen: 'Read',
    ambiguous: 'Differs',
    guess: 'Likely',
    none: 'None',
  },
  numbersEvidences: {
    confirmed: 'Agreed',
    seen: 'One source',
    ambiguous: 'Differs',
    unknown: 'Unknown',
  },
  resolved: (resolved, references) => `${resolved} of ${references}`,
  none: '–',
  meaning: 'What the words mean',
  meanings: [
    ['Confirmed', 'Read in a Korean list whose numbers match the English list exactly.'],
    ['Read', 'The name was read in a Korean source.'],
    ['Likely', 'A Korean name we made from known words. It is marked in the lists.'],
    ['None', 'The Korean name is not known yet.'],
    ['Agreed', 'Two or more lists made independently have the same numbers.'],
    ['One source', 'The numbers come from one line of lists only.'],
    ['Differs', 'Lists disagree. The note of the row says how.'],
    [
      'References',
      'Of what points to other rows, such as the crysta before an upgrade or the crystas of a boss, how much is really there.',
    ],
  ],
  sources: 'Sources',
  thanks:
    'Thanks to everyone who played, wrote down and shared. We took numbers and names only, no pictures and no sentences.',
  skills: 'If you see a mistake in any list, tell us with ‘Suggest a correction’ on that row.',
  back: 'About',
})
