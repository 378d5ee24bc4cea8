import type { CatalogueProvenance } from '../catalogue/catalogue-rows.ts'

/** 320 skills: 504 hits, 56 passive skills with 122 lines, 101 buff skills with 295 lines. */
export const SKILL_EFFECTS_PROVENANCE: CatalogueProvenance = {
  source:
    '공개 프로그램의 스킬 수치: aishimeth2135/Toram_Grimoire (2026-04, Apache-2.0); 맞춰 본 것: Horus04300/Toram_Auto_building@4577a77 (2026-08), nukko-wq/toram-damage-calculator@b56a151 (2025-09)',
  asOf: '2026-04-28',
  checkedAgainst:
    'each other: 267 of 504 hits equal in two or three programs at levels 1, 5 and 10, 44 at some levels; 50 of 122 passive and 124 of 159 comparable buff lines; MP 390 of 393',
  unverified:
    '114 hits have another number or model in the second program, 79 stand in one program only; 8 fields could not be read and are null; seven attack skills are missing (Magic:5, Martial:21, DualSword:7, Sprite:11, Necromancer:2, Golem:8, Golem:9). Nothing was measured in the game.',
}
