import { defineEnglish } from '../texts/texts.ts'
import type { markdownTexts as korean } from './markdown.texts.ts'

export const markdownTexts = defineEnglish<typeof korean>({
  contents: 'Contents',
  done: 'Done',
  open: 'To do',
  footnotes: 'Footnotes',
  backToText: 'Back to the text',
  picture: (words) => (words === '' ? 'View picture' : `Picture: ${words}`),
  newWindow: 'new window',
  help: 'How to write',
  helpTitle: 'Formatting',
  helpLine: 'Write as on the left to get what is on the right. HTML is shown as plain text.',
  helpWrite: 'Write this',
  helpSee: 'See this',
  examples: [
    '**bold** and *italic*',
    '## Small heading',
    '- first\n- second',
    '1. before\n2. after',
    '[words](https://example.com)',
    '> quoted words',
    '`/command`',
    '| Reward | Count |\n| --- | ---: |\n| Orb | 10 |',
    '---',
  ],
  write: 'Write',
  preview: 'Preview',
  editorMode: 'Write and preview',
  nothing: 'Nothing written yet.',
  length: (now, most) => `${now} / ${most} characters`,
})
