import { defineEnglish } from '../../../shared/texts/texts.ts'
import type { chapterTexts as korean } from './chapter.texts.ts'

export const chapterTexts = defineEnglish<typeof korean>({
  heading: 'Episodes',
  legend: { needed: 'Needed', spare: 'Spare', out: 'Out of range', venena: 'Venena' },
  share: (percent) => `${percent}%`,
  outOfRange: 'Out of range',
  episodes: (first, last) => `Episodes ${first}–${last}`,
  cumulative: (exp) => `Total ${exp}`,
  after: (level) => `Then ${level}`,
  boss: 'Boss',
  venena: (name, exp) => `${name} ${exp} EXP`,
  skipped: 'Skipped',
  played: 'Played',
  items: (names) => `Items ${names}`,
  item: (name, count) => `${name} ×${count}`,
  fromHere: 'From here',
  untilHere: 'Up to here',
  fromHereOf: (episode) => `${episode}: from here`,
  untilHereOf: (episode) => `${episode}: up to here`,
  chapterFrom: 'From this chapter',
  chapterUntil: 'Up to this chapter',
  chapterFromOf: (chapter) => `${chapter}: from this chapter`,
  chapterUntilOf: (chapter) => `${chapter}: up to this chapter`,
  isStart: 'Start',
  isEnd: 'End',
  isStop: 'You may stop here',
})
