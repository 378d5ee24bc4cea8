import type { PublicPagePath } from '@gyeol/contract'
import type { pageDescriptions as korean } from './page-descriptions.texts.ts'

const DESCRIPTIONS: Readonly<Record<PublicPagePath, string>> = {
  '/': 'Crystas, skills, statting and main quest tools for Toram Online players, all in one place.',
  '/about': 'Who makes this site, and why.',
  '/about/data':
    'How many rows our crysta, equipment, boss, registlet and ability lists have, how far names and numbers are confirmed, and where they come from.',
  '/terms-of-use': 'The terms of use.',
  '/privacy': 'What is stored, and why.',
  '/retention': 'How long the server keeps what.',
  '/contact': 'How to reach who runs this site.',
  '/imprint': 'Who runs this site.',
  '/developers':
    'How to use the public API and the data dumps in your own programs, and the terms.',
  '/help': 'How to use each screen.',
  '/help/check':
    'Runs recorded results of other calculators again in your browser and compares them.',
  '/help/:move': 'How to use this screen.',
  '/crysta/list': 'Find and compare crystas by name, kind and stats.',
  '/crysta/ability': 'Find the crystas that give the stat you want.',
  '/crysta/tree': 'See at a glance how crystas upgrade.',
  '/crysta/:id': 'Stats, sources and upgrades of a crysta.',
  '/skill/point': 'Plan your skill points and share them.',
  '/character':
    'Put gear, crystas, skills and food together, see every figure of your character explained, and count the hits to kill a boss.',
  '/skill/combo': 'Build skill combos with their tags and MP.',
  '/skill/info': 'All skills, tree by tree.',
  '/skill/info/:category/:group': 'The skills of a tree in detail.',
  '/statting': 'Plan statting step by step, with potential and success rate worked out first.',
  '/statting/auto': 'Choose the stats you want and get a good order of steps.',
  '/registlet': 'Effects of registlets and the levels they come at.',
  '/registlet/:id': 'Effects of a registlet, level by level.',
  '/boss': 'HP, defense and resistances of bosses at each difficulty.',
  '/boss/:id': 'Numbers of a boss and what it drops.',
  '/ability': 'Abilities that equipment can have.',
  '/ability/:id': 'Effect of an ability at each grade.',
  '/equipment': 'Find equipment by name and stats.',
  '/equipment/:id': 'Numbers, stats and sources of a piece of equipment.',
  '/guide': 'Guides to the main quest and to jobs.',
  '/guide/main-quest': 'Work out which level the main quest takes you to.',
  '/quest/main': 'Work out the levels the main quest gives.',
  '/job': 'Skills, crystas and registlets that suit each job.',
  '/job/:id': 'Skills and gear that suit this job.',
  '/event': 'Events that are running and those to come.',
  '/event/:id': 'When an event runs, and what it is about.',
  '/comics': 'Learn the tools with short four-panel comics.',
  '/comics/:type': 'Learn the tools with short four-panel comics.',
  '/trend/chart': 'See how the prices of items have changed.',
  '/price': 'Price records by kind of item.',
  '/price/:id': 'A price record in detail.',
  '/current-price':
    'The middle of the prices members report for each item, and how far it can be trusted.',
  '/current-price/:id': 'Price of an item, what it rests on, a chart of 30 days, and the reports.',
  '/cook/address': 'Find house addresses with buff food.',
  '/notion': 'Notices and maintenance.',
  '/notion/:id': 'A notice.',
  '/correction': 'Report wrong data, and see who helped to correct it.',
}

export const pageDescriptions: typeof korean = DESCRIPTIONS
