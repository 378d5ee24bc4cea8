import { defineEnglish } from '../shared/texts/texts.ts'
import type { thingFactsTexts as korean } from './thing-facts.texts.ts'

export const thingFactsTexts = defineEnglish<typeof korean>({
  kind: 'Kind',
  stats: 'Stats',
  from: 'From',
  otherName: 'Korean name',
  note: 'Note',
  level: 'Level',
  hp: 'HP',
  exp: 'EXP',
  element: 'Element',
  map: 'Map',
  atk: 'ATK',
  def: 'DEF',
  stability: 'Stability',
  potential: 'Potential',
  trigger: 'Trigger',
  abilityEffect: 'Effect (T is the grade)',
  effect: 'Effect',
  maxLevel: 'Max level',
  levels: 'Comes at',
})
