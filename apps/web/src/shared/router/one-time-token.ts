const NAMES = ['reset', 'setup', 'invite'] as const

type OneTimeName = (typeof NAMES)[number]
type Place = { readonly hash: string; readonly search: string }

/** Whether an address is a one-time link: its page is another one than that of its path alone. */
export const isOneTimeLink = (place: Place): boolean =>
  NAMES.some((name) => oneTimeToken(place, name) !== null)

/**
 * The token of a one-time link, or null. Links carry it behind `#`, where it stays out of servers'
 * logs; behind `?` it is taken too, for links that were shortened or typed by hand.
 */
export function oneTimeToken({ hash, search }: Place, name: OneTimeName): string | null {
  const given =
    new URLSearchParams(hash.replace(/^#/, '')).get(name) ?? new URLSearchParams(search).get(name)
  // A chat may have glued a full stop or a particle to the link.
  return given && (/[\w-]+/.exec(given)?.[0] ?? given)
}
