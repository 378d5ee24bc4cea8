import { defineEnglish } from '../../shared/texts/texts.ts'
import type { homeTexts as korean } from './home.texts.ts'

export const homeTexts = defineEnglish<typeof korean>({
  heroLines: ['One notch', 'stronger.'],
  leadLines: [
    'From statting to crystas and skill points.',
    'Tools for Toram Online to keep beside the game.',
  ],
  searchPlaceholder: 'Crystas, skills, stats…',
  searchButton: 'Search',
  examples: 'Try these',
  exampleQueries: ['finstern', 'ATK% 10+', 'HP 5000 armor'],
  resume: 'Pick up where you left off',
  tools: 'Tools',
  lists: 'Data',
  pin: 'Pin',
  tool: {
    statting: { name: 'Statting', line: '8 slots · log · undo' },
    stattingAuto: { name: 'Auto statting', line: 'Choose goals, get the order' },
    crystaList: { name: 'Crystas', line: 'Find by stat, slot or name' },
    crystaTree: { name: 'Crysta upgrade tree', line: 'Compare stats by step' },
    skillPoint: { name: 'Skill points', line: 'Prerequisites worked out · saved' },
    character: { name: 'My character', line: 'All figures and hits to kill' },
    skillCombo: { name: 'Skill combos', line: 'MP and combo points' },
    registlet: { name: 'Registlets', line: 'Levels · effects · sources' },
    mainQuest: { name: 'Main quest', line: 'EXP left to your goal level' },
    event: { name: 'Events', line: 'Now and coming up' },
    trend: { name: 'Price chart', line: '7 days · 30 days · a year' },
    cook: { name: 'Food addresses', line: 'Your dishes from the fewest houses' },
    equipment: { name: 'Equipment search', line: 'Names · stats · sources' },
    ability: { name: 'Equipment abilities', line: 'Effects by tier' },
    boss: { name: 'Bosses', line: 'Values by difficulty · resistances' },
    skillInfo: { name: 'Skill info', line: 'Skills of each tree' },
    crystaAbility: { name: 'Crysta stat search', line: 'Find crystas by stat values' },
    job: { name: 'Job guides', line: 'Recommended skills · crystas' },
    help: { name: 'Help', line: 'Begin here' },
  },
  failed: "Couldn't load. Check your connection.",
  news: { title: 'Notices', more: 'See all', none: 'No notices yet.' },
  running: {
    title: 'Happening now',
    more: 'See events',
    none: 'No events right now.',
    soon: 'Coming up',
  },
  start: 'Start statting',
  strengths: 'How statting helps you',
  strength: {
    ruler: {
      name: 'See why the success rate is what it is',
      line: 'The potential ruler shows now, after confirming, and where the success rate drops.',
    },
    undo: {
      name: 'Undo as much as you like',
      line: 'Undo and redo every confirmation, and repeat the last one at once.',
    },
    share: {
      name: 'Share with one link',
      line: 'A build you receive opens read-only, so your own stays as it is.',
    },
  },
})
