/** Values of a form by field name. */
export type FormRecord = Readonly<Record<string, unknown>>

/** Whose value of a field stays. */
export type Side = 'mine' | 'theirs'

/** A field in which what the editor wrote and what is stored now differ. */
export type FieldConflict = {
  readonly name: string
  readonly mine: unknown
  readonly theirs: unknown
  /** Both changed it since the editor began; only they can say which one is right. */
  readonly isBothChanged: boolean
  /** What loses nothing: the side that changed it; the editor's own where both did. */
  readonly suggested: Side
}

/** Three states of one item: as the editor got it, as they left it, as it is stored now. */
export type ThreeStates = {
  readonly base: FormRecord
  readonly mine: FormRecord
  readonly theirs: FormRecord
}

/** The fields to decide on. A field the stored row does not tell stays as the editor wrote it. */
export function conflictsOf({ base, mine, theirs }: ThreeStates): FieldConflict[] {
  return Object.keys(mine).flatMap((name): FieldConflict[] => {
    if (!(name in theirs) || isSame(mine[name], theirs[name])) return []
    const isMineChanged = !isSame(mine[name], base[name])
    const isTheirsChanged = !isSame(theirs[name], base[name])
    return [
      {
        name,
        mine: mine[name],
        theirs: theirs[name],
        isBothChanged: isMineChanged && isTheirsChanged,
        suggested: isMineChanged ? 'mine' : 'theirs',
      },
    ]
  })
}

/** The editor's values with the stored ones where they chose them. */
export function mergeValues(
  { mine, theirs }: Pick<ThreeStates, 'mine' | 'theirs'>,
  chosen: Readonly<Record<string, Side>>,
): FormRecord {
  const taken = Object.entries(chosen).filter(([, side]) => side === 'theirs')
  return { ...mine, ...Object.fromEntries(taken.map(([name]) => [name, theirs[name]])) }
}

/** Equal on the wire: an empty text, null and nothing are one. */
export function isSame(left: unknown, right: unknown): boolean {
  return JSON.stringify(plain(left)) === JSON.stringify(plain(right))
}

function plain(value: unknown): unknown {
  return value === undefined || value === '' ? null : value
}
