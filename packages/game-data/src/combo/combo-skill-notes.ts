import type { ComboSkillNote } from '@gyeol/skills'

/** Where the rows come from, the state of the game they describe, and what they were held against. */
export const COMBO_SKILL_NOTES_PROVENANCE = {
  source:
    'yukih123/toram-combo (skills that cannot open a combo, skills that halve the next; Japanese, 2025-07), joined with the skill trees by us',
  asOf: '2025-07',
  checkedAgainst: 'MP of the skill trees: equal but for 트윈 스톰 and 매직 불칸',
  unverified:
    'one source; which skill a Japanese name means is our reading. In a combo 트윈 스톰 and 매직 불칸 cost 0 there and 200 and 100 in the skill trees',
} as const

/** Rules and tags: where the numbers of `@gyeol/skills` come from. */
export const COMBO_RULES_PROVENANCE = {
  source:
    'Horus04300/Toram_Auto_building (Korean tag names and numbers, transcribed from the help of the game); yukih123/toram-combo (MP and points)',
  asOf: '2026-08',
  checkedAgainst: '19 recorded combos',
  unverified: 'the Korean name of breaking a combo off (our wording: 중단)',
} as const

/** What combos know of single skills beyond their trees. */
export const COMBO_SKILL_NOTES: readonly ComboSkillNote[] = [
  { skill: 'blade:4', halvesNext: true },
  { skill: 'blade:10', halvesNext: true },
  { skill: 'blade:11', halvesNext: true },
  { skill: 'blade:16', halvesNext: true },
  { skill: 'blade:22', cannotStart: true, halvesNext: true },
  { skill: 'blade:23', variant: 'Lv.10', mp: 300, halvesNext: true },
  { skill: 'blade:23', variant: '쌍검 Lv.10', mp: 200, halvesNext: true },
  { skill: 'shot:4', variant: '발사', mp: 0, cannotStart: true },
  { skill: 'shot:7', mp: 0, cannotStart: true },
  { skill: 'magic:3', halvesNext: true },
  { skill: 'magic:14', cannotStart: true },
  { skill: 'magic:17', cannotStart: true },
  { skill: 'magic:23', halvesNext: true },
  { skill: 'martial:11', cannotStart: true },
  { skill: 'halberd:10', cannotStart: true },
  { skill: 'halberd:17', cannotStart: true },
  { skill: 'mononofu:9', cannotStart: true },
  { skill: 'crusher:4', variant: '파괴자 Lv.10', mp: 300, halvesNext: true },
  { skill: 'crusher:7', cannotStart: true },
  { skill: 'sprite:7', cannotStart: true },
  { skill: 'sprite:10', mp: 0, cannotStart: true },
  { skill: 'dagger:0', variant: 'Lv.9까지', mp: 100, cannotStart: true },
  { skill: 'dagger:0', variant: 'Lv.10', mp: 0, cannotStart: true },
  { skill: 'dagger:10', cannotStart: true },
  { skill: 'magicBlade:2', cannotStart: true },
  { skill: 'wizard:0', cannotStart: true },
  { skill: 'wizard:1', cannotStart: true },
  { skill: 'wizard:6', cannotStart: true },
  { skill: 'partisan:4', cannotStart: true },
]
