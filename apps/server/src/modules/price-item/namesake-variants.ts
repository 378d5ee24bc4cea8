/** A piece among others of its name: its kind, how it is had, and its base value. */
export type Namesake = {
  readonly id: string
  readonly nameKey: string
  readonly kind: string
  readonly how: string
  readonly base: string
}

/**
 * What tells pieces of one name apart, by id: the kind where kinds differ, how a piece is had where
 * one kind has several, the base value where even that is the same. Empty for a name of its own.
 */
export function namesakeVariants(pieces: readonly Namesake[]): ReadonlyMap<string, string> {
  const variants = new Map<string, string>()
  for (const group of groupsOf(pieces, ({ nameKey }) => nameKey))
    for (const [id, variant] of tellApart(group)) variants.set(id, variant)
  return variants
}

function tellApart(group: readonly Namesake[]): readonly (readonly [string, string])[] {
  const kinds = groupsOf(group, ({ kind }) => kind)
  const named = kinds.flatMap((ofKind) =>
    ofKind.map((piece) => ({
      piece,
      label: [kinds.length > 1 ? piece.kind : '', ofKind.length > 1 ? piece.how : '']
        .filter(Boolean)
        .join(' · '),
    })),
  )
  return groupsOf(named, ({ label }) => label).flatMap(numberAlike)
}

type Labelled = { readonly piece: Namesake; readonly label: string }

/** Pieces that look alike up to here: by their base values, else by number in the order of ids. */
function numberAlike(alike: readonly Labelled[]): readonly (readonly [string, string])[] {
  const sorted = alike.toSorted((left, right) => (left.piece.id < right.piece.id ? -1 : 1))
  const bases = new Set(alike.map(({ piece }) => piece.base))
  const hasBases = alike.length > 1 && bases.size === alike.length && !bases.has('')
  return sorted.map(({ piece, label }, place) => {
    const last = hasBases ? piece.base : place === 0 ? '' : String(place + 1)
    return [piece.id, [label, last].filter(Boolean).join(' ')] as const
  })
}

function groupsOf<Value>(
  values: readonly Value[],
  keyOf: (value: Value) => string,
): readonly (readonly Value[])[] {
  const groups = new Map<string, Value[]>()
  for (const value of values) {
    const group = groups.get(keyOf(value))
    if (group) group.push(value)
    else groups.set(keyOf(value), [value])
  }
  return [...groups.values()]
}
