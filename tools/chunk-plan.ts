import { constants, gzipSync } from 'node:zlib'
import type { Rolldown } from 'vite'

/** What one request less is worth, in compressed bytes: what a slow phone receives while it waits for one more. */
const REQUEST_BYTES = 6500

/** What a part counts that comes later, beside a page: by then most of what it needs is there. */
const LATE_WEIGHT = 0.2

/** What a plan is made of: the files of a build that nobody has planned, each as small as it can be. */
export type BuiltChunk = Pick<
  Rolldown.OutputChunk,
  'fileName' | 'isEntry' | 'isDynamicEntry' | 'facadeModuleId' | 'imports' | 'moduleIds' | 'code'
>

/** The file each module goes into, by the module's id; what is not named goes where the bundler likes. */
export type ChunkPlan = ReadonlyMap<string, string>

/** Files that go together. */
type Group = {
  readonly chunks: readonly BuiltChunk[]
  readonly bytes: number
  /** The pages that fetch it, and the parts that come later. */
  readonly users: ReadonlySet<BuiltChunk>
}

/** What a group needs at once, near and far. */
type Needs = (group: Group) => ReadonlySet<Group>

/**
 * Works out which files of an unplanned build go together. What the app begins with is one file. Of the others, two
 * are put together as long as the requests that are saved outweigh the bytes that pages then fetch in vain; what the
 * joint file needs at once counts too. Nothing is named here: a file that moves or is renamed is planned anew.
 */
export function planChunks(chunks: readonly BuiltChunk[]): ChunkPlan {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const start = closure(
    chunks.filter(({ isEntry }) => isEntry),
    byName,
  )
  const plan = new Map<string, string>()
  const put = (name: string, together: Iterable<BuiltChunk>) => {
    for (const { moduleIds } of together) for (const id of moduleIds) plan.set(id, name)
  }
  put('app', start)
  const groups = merge(groupByUsers(chunks, { byName, start }), byName)
  for (const [index, group] of groups.entries()) put(`part-${index}`, group.chunks)
  return plan
}

/** Chunks and all they import. */
function closure(
  first: readonly BuiltChunk[],
  byName: ReadonlyMap<string, BuiltChunk>,
): ReadonlySet<BuiltChunk> {
  const whole = new Set(first)
  // A set gives what is put in while it is gone through.
  for (const { imports } of whole)
    for (const name of imports) {
      const chunk = byName.get(name)
      if (chunk !== undefined) whole.add(chunk)
    }
  return whole
}

type Build = {
  readonly byName: ReadonlyMap<string, BuiltChunk>
  readonly start: ReadonlySet<BuiltChunk>
}

/** What the same pages and late parts fetch goes together in any case. */
function groupByUsers(chunks: readonly BuiltChunk[], { byName, start }: Build): readonly Group[] {
  const usersOf = new Map<BuiltChunk, Set<BuiltChunk>>()
  for (const entry of chunks.filter((chunk) => chunk.isDynamicEntry && !start.has(chunk)))
    for (const chunk of closure([entry], byName))
      if (!start.has(chunk))
        usersOf.set(chunk, (usersOf.get(chunk) ?? new Set<BuiltChunk>()).add(entry))
  const alike = Map.groupBy(usersOf, ([, users]) =>
    [...users].map(({ fileName }) => fileName).join(),
  )
  return [...alike.values()].map((together) =>
    groupOf(
      together.map(([chunk]) => chunk),
      together[0]?.[1],
    ),
  )
}

function groupOf(chunks: readonly BuiltChunk[], users: Group['users'] = new Set()): Group {
  return { chunks, users, bytes: chunks.reduce((sum, { code }) => sum + sentBytes(code), 0) }
}

const sentBytes = (code: string) => gzipSync(code, { level: constants.Z_BEST_SPEED }).length

/** Two groups, and what they save together but for what the other one needs. */
type Pair = { readonly one: Group; readonly other: Group; readonly atMost: number }

/** Puts the two groups together that save most, again and again. */
function merge(first: readonly Group[], byName: Build['byName']): readonly Group[] {
  let groups = first
  let pairs = first.flatMap((one, index) => pairsOf(one, first.slice(index + 1)))
  for (;;) {
    const needs = needsOf(groups, byName)
    const best = bestPair(pairs, needs)
    if (best === null) return groups
    const { one, other } = best
    const users = one.users.union(other.users)
    const joint: Group = {
      chunks: [...one.chunks, ...other.chunks],
      bytes: one.bytes + other.bytes,
      users,
    }
    // Whoever fetches the joint file fetches what it needs.
    const widened = needs(one)
      .union(needs(other))
      .difference(new Set([one, other]))
    const before = new Set(groups)
    groups = [...before]
      .filter((group) => group !== one && group !== other)
      .map((group) =>
        widened.has(group) && !users.isSubsetOf(group.users)
          ? { ...group, users: group.users.union(users) }
          : group,
      )
    groups = [...groups, joint]
    const stay = groups.filter((group) => before.has(group))
    const kept = new Set(stay)
    pairs = pairs.filter((pair) => kept.has(pair.one) && kept.has(pair.other))
    for (const group of groups.filter((group) => !before.has(group))) {
      pairs.push(...pairsOf(group, stay))
      stay.push(group)
    }
  }
}

/** Finds out what each group needs of the others. */
function needsOf(groups: readonly Group[], byName: Build['byName']): Needs {
  const holders = new Map<BuiltChunk | undefined, Group>()
  for (const group of groups) for (const chunk of group.chunks) holders.set(chunk, group)
  const near = new Map(
    groups.map((group) => {
      const names = new Set(group.chunks.flatMap(({ imports }) => imports))
      const found = [...names].flatMap((name) => holders.get(byName.get(name)) ?? [])
      return [group, found.filter((one) => one !== group)] as const
    }),
  )
  const far = new Map(
    groups.map((group) => {
      const found = new Set(near.get(group))
      // A set gives what is put in while it is gone through.
      for (const one of found) for (const next of near.get(one) ?? []) found.add(next)
      return [group, found] as const
    }),
  )
  return (group) => far.get(group) ?? new Set()
}

/** The pairs of a group with others that may be worth it. */
function pairsOf(one: Group, others: Iterable<Group>): readonly Pair[] {
  const pairs: Pair[] = []
  for (const other of others) {
    const both = weightOf(one.users.intersection(other.users))
    if (both === 0) continue
    const vain =
      other.bytes * (weightOf(one.users) - both) + one.bytes * (weightOf(other.users) - both)
    const atMost = both * REQUEST_BYTES - vain
    if (atMost > 0) pairs.push({ one, other, atMost })
  }
  return pairs
}

function weightOf(users: ReadonlySet<BuiltChunk>): number {
  let weight = 0
  for (const user of users) weight += isPage(user) ? 1 : LATE_WEIGHT
  return weight
}

/** Pages of the office are opened by few. */
const isPage = ({ facadeModuleId }: BuiltChunk) =>
  facadeModuleId?.endsWith('.route.tsx') === true && !facadeModuleId.includes('/guarded/')

/** The two groups that save most when they go together; null where none do. */
function bestPair(pairs: readonly Pair[], needs: Needs): Pair | null {
  let best: Pair | null = null
  let most = 0
  for (const pair of pairs) {
    if (pair.atMost <= most) continue
    const vain =
      neededInVain(needs(pair.one), pair) +
      neededInVain(needs(pair.other), { one: pair.other, other: pair.one })
    const saved = pair.atMost - vain
    if (saved <= most || isCircle(pair, needs)) continue
    best = pair
    most = saved
  }
  return best
}

/** What those who fetch only `other` would fetch more together with `one`, because that needs it. */
function neededInVain(
  needs: ReadonlySet<Group>,
  { one, other }: Pick<Pair, 'one' | 'other'>,
): number {
  const newcomers = other.users.difference(one.users)
  let bytes = 0
  for (const needed of needs)
    if (needed !== other)
      bytes += weightOf(newcomers.difference(needed.users)) * (needed.bytes + REQUEST_BYTES)
  return bytes
}

/** Whether something else lies between the two: together they would need what needs them. */
function isCircle({ one, other }: Pair, needs: Needs): boolean {
  const between = [...needs(one).union(needs(other))]
  return between.some(
    (group) =>
      group !== one && group !== other && (needs(group).has(one) || needs(group).has(other)),
  )
}
