import type { Name } from '@gyeol/main-quest'

/** In English the name itself is the one of the international client. */
export function nameBesideGuess(_name: Name): string | null {
  return null
}
