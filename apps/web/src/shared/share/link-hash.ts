/** Every planner's links carry version 1; raising one obliges to read the old one for ever. */
const VERSION = 1

const CARRIED = /^#(?<mark>[a-z])(?<version>\d+)(?:=|%3d)(?<run>[\w.-]*)/i

/** What an address carries behind its `#`: `v1=…`, with the likeliest reading of its end first. */
type Carried = { readonly version: number; readonly payloads: readonly string[] }

/** What is wrong with a link. */
export type LinkProblem = { readonly kind: 'newer' | 'broken' }

/** Whether a location hash claims to carry something marked like that. */
export function carries(hash: string, mark: string): boolean {
  return CARRIED.exec(hash)?.groups?.['mark'] === mark
}

/**
 * What a location hash carries. Chats take what stands behind an address into it (a full stop, a bracket,
 * a particle, a sign nobody sees, `&fbclid=…`): the payload ends where its letters end, and full stops and
 * dashes at its end may be none of it. Null when it carries nothing marked like that.
 */
export function carriedBy(hash: string, mark: string): Carried | null {
  const groups = CARRIED.exec(hash)?.groups
  if (groups?.['mark'] !== mark) return null
  const { version, run = '' } = groups
  const ends = [run, run.replace(/[._-]+$/, ''), run.replace(/\..*$/, '')]
  return { version: Number(version), payloads: [...new Set(ends)] }
}

/** Reads a location hash; never throws, whatever a stranger put there. `read` gives null for what it cannot read. */
export function readLink<Found extends object>(
  hash: string,
  mark: string,
  read: (payload: string) => Found | null,
): Found | LinkProblem | null {
  const carried = carriedBy(hash, mark)
  if (carried === null) return null
  if (carried.version > VERSION) return { kind: 'newer' }
  for (const payload of carried.version === VERSION ? carried.payloads : []) {
    const found = attempt(() => read(payload))
    if (found !== null) return found
  }
  return { kind: 'broken' }
}

function attempt<Found>(read: () => Found | null): Found | null {
  try {
    return read()
  } catch {
    return null
  }
}

/**
 * The location hash of the first link in a text, of which somebody may have copied only that; null for none.
 * @param mark a letter, or a class of letters as regular expressions write it
 */
export function hashIn(text: string, mark: string): string | null {
  const link = new RegExp(`(?:#|%23)(${mark}\\d+)(?:=|%3d)([\\w.-]+)`, 'i').exec(text)
  return link && `#${link[1]}=${link[2]}`
}
