import { plural } from '../../shared/texts/plural.ts'
import { editionTexts } from '../../shared/texts/edition.texts.ts'
import { defineEnglish } from '../../shared/texts/texts.ts'
import type { guideTexts as korean } from './guide.texts.ts'

export const guideTexts = defineEnglish<typeof korean>({
  title: 'Guides',
  line: 'To keep at hand while you level up and choose a job.',
  mainQuest: {
    name: 'Main quest',
    line: 'How far to go from your level to reach your goal, and what to gather.',
    facts: (chapters, episodes, asOf) =>
      `${plural(chapters, 'chapter')}, ${plural(episodes, 'episode')} · ${editionTexts.name(asOf)}`,
  },
  job: {
    name: 'Job guides',
    line: 'Skills and gear that suit each job.',
    facts: 'Skills · crystas · registlets',
  },
  help: 'Wondering how it works?',
  helpLink: 'Help for the main quest',
})
