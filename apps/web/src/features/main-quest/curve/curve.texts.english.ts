import { plural } from '../../../shared/texts/plural.ts'
import { defineEnglish } from '../../../shared/texts/texts.ts'
import type { curveTexts as korean } from './curve.texts.ts'

export const curveTexts = defineEnglish<typeof korean>({
  heading: 'Level curve',
  chart: (from, to, runs) =>
    `Chart of the level after each episode, from ${from} to ${to}, runs: ${runs}. The table below has the same numbers.`,
  point: 'Point at the chart or press it to read the level there.',
  reading: 'Episode to read',
  keys: 'Left and right arrows read one by one, Home and End the first and the last.',
  target: (level) => `Goal ${level}`,
  cap: (level) => `Cap ${level}`,
  run: (run) => `Run ${run}`,
  cut: (shown) => `Only the first ${plural(shown, 'run')} and the last one are drawn.`,
  table: (run) => `Level after each episode of run ${run}`,
  episode: 'Episode',
  before: 'Before',
  after: 'After',
  exp: 'EXP',
  empty: 'You are at the goal already, so there is nothing to draw.',
  emptyLine: 'Raise the goal or turn off repeating.',
})
