/** How saved data of one key is checked and brought up to date. */
export type SavedFormat<Data> = {
  /** Version written now; starts at 1. */
  readonly version: number
  /** Checks and shapes parsed JSON; null = not ours. Throwing counts as null. */
  readonly schema: (value: unknown) => Data | null
  /** Shapes the data for storing where its stored words differ from the code's; default: as it is. */
  readonly write?: (data: Data) => unknown
  /**
   * Step n turns the data of version n into that of version n + 1. Step 0 reads what was stored
   * plainly, without an envelope.
   */
  readonly upgrades?: Readonly<Record<number, (old: unknown) => unknown>>
}

/** `newer`: written by a newer version of the app, which can read it. `broken`: damaged, or somebody else's. */
export type Decoded<Data> =
  | { readonly kind: 'missing' }
  | { readonly kind: 'newer' }
  | { readonly kind: 'data'; readonly data: Data }
  | { readonly kind: 'broken' }

type Envelope = {
  readonly v: number
  readonly data: unknown
}

/** The text stored for `data`. */
export function encode(version: number, data: unknown): string {
  return JSON.stringify({ v: version, data } satisfies Envelope)
}

/** Reads a stored text. Never throws, whatever stands in it. */
export function decode<Data>(raw: string | null, format: SavedFormat<Data>): Decoded<Data> {
  if (raw === null) return { kind: 'missing' }
  try {
    const stored = parseSafely(raw)
    if (isEnvelope(stored) && stored.v > format.version) return { kind: 'newer' }
    const data = format.schema(
      isEnvelope(stored) ? upgraded(stored, format) : plain(stored, format),
    )
    return data === null ? { kind: 'broken' } : { kind: 'data', data }
  } catch {
    return { kind: 'broken' }
  }
}

/** A `__proto__` key would reach the prototype as soon as somebody copies the object by assignment. */
function parseSafely(raw: string): unknown {
  const withoutProto = (key: string, value: unknown) => (key === '__proto__' ? undefined : value)
  return JSON.parse(raw, withoutProto)
}

function isEnvelope(stored: unknown): stored is Envelope {
  if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) return false
  const keys = Object.keys(stored)
  if (keys.length !== 2 || !('v' in stored) || !('data' in stored)) return false
  return Number.isInteger(stored.v) && Number(stored.v) >= 1
}

/** Without a step 0 the plain form is taken as today's data and left to the schema. */
function plain<Data>(stored: unknown, format: SavedFormat<Data>): unknown {
  return format.upgrades?.[0] === undefined ? stored : upgraded({ v: 0, data: stored }, format)
}

function upgraded<Data>({ v, data }: Envelope, { version, upgrades }: SavedFormat<Data>): unknown {
  let value = data
  for (let step = v; step < version; step += 1) {
    const upgrade = upgrades?.[step]
    if (upgrade === undefined) throw new RangeError(`no upgrade step ${step}`)
    value = upgrade(value)
  }
  return value
}
