import { BOSS_GIVERS, FIELD_BOSS_GIVERS } from './boss-givers.ts'

/** Who gives a crysta: a boss, a field boss, or any other monster. */
export const GIVER_KINDS = ['boss', 'fieldBoss', 'other'] as const
/** See {@link GIVER_KINDS}. */
export type GiverKind = (typeof GIVER_KINDS)[number]

/** What follows a name: `(Hell)`, `(Megiston 2022)`. */
const ASIDE = / \(.*$/

/** Nobody one fights: an exchange, a person, an arena. */
const NO_MONSTER = /^\[|교환|입장|Exchange|Entry/

const namesOf = (text: string): ReadonlySet<string> => new Set(text.trim().split('\n'))

let kinds: Readonly<Record<'boss' | 'fieldBoss', ReadonlySet<string>>> | undefined

/** What kind of monster a giver is, by its name as it is shown; null for what is no monster. */
export function giverKind(giver: string): GiverKind | null {
  kinds ??= { boss: namesOf(BOSS_GIVERS), fieldBoss: namesOf(FIELD_BOSS_GIVERS) }
  const name = giver.replace(ASIDE, '')
  if (kinds.boss.has(name)) return 'boss'
  if (kinds.fieldBoss.has(name)) return 'fieldBoss'
  return NO_MONSTER.test(giver) ? null : 'other'
}
