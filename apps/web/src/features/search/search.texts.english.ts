import { CATALOGUE_ENTITIES } from '@gyeol/contract'
import { namesOf } from '../../shared/texts/names-of.ts'
import { defineEnglish } from '../../shared/texts/texts.ts'
import type { searchTexts as korean } from './search.texts.ts'

export const searchTexts = defineEnglish<typeof korean>({
  title: 'Search everything',
  field: 'Find crystas, skills, stats and pages',
  placeholder: 'Name or stat condition…',
  close: 'Close search',
  closeByKey: 'Esc Close search',
  results: 'Results',
  filter: 'Choose a kind',
  all: 'All',
  kind: {
    ...namesOf(CATALOGUE_ENTITIES),
    page: 'Go to',
    skill: 'Skills',
    quest: 'Main quest',
    event: 'Events',
    notice: 'Notices',
    help: 'Help',
    saved: 'Saved searches',
    command: 'Commands',
  },
  recent: 'Recent searches',
  clearRecent: 'Clear recent searches',
  understood: 'Understood as',
  byCondition: 'Find by condition',
  offer: {
    crysta: 'See crystas that match',
    equipment: 'See equipment that matches',
  },
  count: (count) => count,
  seeAll: (text) => `See all results for ‘${text}’`,
  more: 'Show more',
  moreOf: (kind, count) => `See all ${count}: ${kind}`,
  tryWords: 'Try these',
  examples: [
    ['finstern', 'name'],
    ['ATK 9% weapon', 'stat condition'],
    ['vulcan', 'part of a name'],
    ['meteor', 'skill'],
  ],
  none: (text) => `Nothing matches ‘${text}’.`,
  noneLine: 'Try part of the name or a shorter word.',
  found: (count) => `${count} found.`,
  loading: 'Loading what can be searched…',
  offline: "You're offline: searched the lists you loaded last time.",
  missing: (kinds) => `Left out because they could not be loaded: ${kinds}.`,
  retry: 'Load again',
  failed: "Couldn't start the search.",
  failedLine: 'Check your connection and try again. What you typed is still here.',
  hints: { move: 'Move', open: 'Open', filter: 'Kind', close: 'Close' },
  episode: (chapter, index) => `Chapter ${chapter}, episode ${index}`,
  start: 'Type what to find',
  startLine:
    'Crystas, equipment, skills, registlets, bosses, jobs, events, notices and help, all at once.',
})
