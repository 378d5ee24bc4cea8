import { editionTexts } from '../../shared/texts/edition.texts.ts'
import { plural } from '../../shared/texts/plural.ts'
import { defineEnglish } from '../../shared/texts/texts.ts'
import type { planTexts as korean } from './plan.texts.ts'

/** A plan in sentences (text, picture), and the ways to hand it on. */
export const planTexts = defineEnglish<typeof korean>({
  head: (product, asOf) => `[Main quest plan] ${product} · ${editionTexts.name(asOf)}`,
  goal: (from, target, needed) => `${from} → ${target} · ${needed} EXP needed`,
  range: (start, end) => `From ${start} to ${end}`,
  venenaSkipped: 'Venena skipped',
  venenaPlayed: 'Venena played',
  arrival: (level, exp) => `Arrival ${level} · ${exp} EXP`,
  stopAt: (episode) => `The goal is reached by ${episode}`,
  startFrom: (episode) => `The goal is reached from ${episode}`,
  requiredStart: (level) => `One run is enough from ${level}`,
  runs: (runs, diaries) => `${plural(runs, 'run')} · Adventurer’s Diaries: ${diaries}`,
  run: (run, episode, level) => `Run ${run}: up to ${episode} → ${level}`,
  fileName: 'main quest plan',
  picker: {
    title: {
      start: 'Choose the first episode',
      end: 'Choose the last episode',
      other: 'Choose an episode that takes another time',
    },
    search: 'Find an episode',
    placeholder: 'Number, name, boss or item',
    results: (count) => plural(count, 'episode'),
    empty: 'No episode matches.',
    emptyLine: 'Try its number or part of its name.',
    chosen: 'Now',
  },
})
