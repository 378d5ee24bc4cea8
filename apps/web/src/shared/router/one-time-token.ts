/**
 * The token of a one-time link, or null. Links carry it behind `#`, where it stays out of servers'
 * logs; behind `?` it is taken too, for links that were shortened or typed by hand.
 */
export function oneTimeToken(
  { hash, search }: { readonly hash: string; readonly search: string },
  name: 'reset' | 'setup' | 'invite',
): string | null {
  const given =
    new URLSearchParams(hash.replace(/^#/, '')).get(name) ?? new URLSearchParams(search).get(name)
  // A chat may have glued a full stop or a particle to the link.
  return given && (/[\w-]+/.exec(given)?.[0] ?? given)
}
