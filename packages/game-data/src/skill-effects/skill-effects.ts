import type { SkillEffect } from '@gyeol/character'
import { ASSASSIN_EFFECTS } from './rows/assassin.ts'
import { BAREHAND_EFFECTS } from './rows/barehand.ts'
import { BATTLE_EFFECTS } from './rows/battle.ts'
import { BLADE_EFFECTS } from './rows/blade.ts'
import { CRUSHER_EFFECTS } from './rows/crusher.ts'
import { DAGGER_EFFECTS } from './rows/dagger.ts'
import { DANCER_EFFECTS } from './rows/dancer.ts'
import { DARK_POWER_EFFECTS } from './rows/dark-power.ts'
import { DUAL_SWORD_EFFECTS } from './rows/dual-sword.ts'
import { GOLEM_EFFECTS } from './rows/golem.ts'
import { GUARD_EFFECTS } from './rows/guard.ts'
import { HALBERD_EFFECTS } from './rows/halberd.ts'
import { HUNTER_EFFECTS } from './rows/hunter.ts'
import { KNIGHT_EFFECTS } from './rows/knight.ts'
import { MAGIC_BLADE_EFFECTS } from './rows/magic-blade.ts'
import { MAGIC_EFFECTS } from './rows/magic.ts'
import { MARTIAL_EFFECTS } from './rows/martial.ts'
import { MINSTREL_EFFECTS } from './rows/minstrel.ts'
import { MONONOFU_EFFECTS } from './rows/mononofu.ts'
import { NECROMANCER_EFFECTS } from './rows/necromancer.ts'
import { NINJA_EFFECTS } from './rows/ninja.ts'
import { PARTISAN_EFFECTS } from './rows/partisan.ts'
import { PRIEST_EFFECTS } from './rows/priest.ts'
import { SHIELD_EFFECTS } from './rows/shield.ts'
import { SHOT_EFFECTS } from './rows/shot.ts'
import { SPRITE_EFFECTS } from './rows/sprite.ts'
import { SUPPORT_EFFECTS } from './rows/support.ts'
import { SURVIVAL_EFFECTS } from './rows/survival.ts'
import { WIZARD_EFFECTS } from './rows/wizard.ts'

/** What 320 skills do in numbers, in the order of their trees. Names stand in the skill trees. */
export const SKILL_EFFECTS: readonly SkillEffect[] = [
  ...BLADE_EFFECTS,
  ...SHOT_EFFECTS,
  ...MAGIC_EFFECTS,
  ...MARTIAL_EFFECTS,
  ...DUAL_SWORD_EFFECTS,
  ...HALBERD_EFFECTS,
  ...MONONOFU_EFFECTS,
  ...CRUSHER_EFFECTS,
  ...SPRITE_EFFECTS,
  ...GUARD_EFFECTS,
  ...SHIELD_EFFECTS,
  ...DAGGER_EFFECTS,
  ...KNIGHT_EFFECTS,
  ...HUNTER_EFFECTS,
  ...PRIEST_EFFECTS,
  ...ASSASSIN_EFFECTS,
  ...WIZARD_EFFECTS,
  ...SUPPORT_EFFECTS,
  ...BATTLE_EFFECTS,
  ...SURVIVAL_EFFECTS,
  ...DARK_POWER_EFFECTS,
  ...MAGIC_BLADE_EFFECTS,
  ...DANCER_EFFECTS,
  ...MINSTREL_EFFECTS,
  ...BAREHAND_EFFECTS,
  ...NINJA_EFFECTS,
  ...PARTISAN_EFFECTS,
  ...NECROMANCER_EFFECTS,
  ...GOLEM_EFFECTS,
]
