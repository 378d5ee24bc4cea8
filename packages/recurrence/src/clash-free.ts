/** A time one could be there for. `of` names what it is a time of: one thing may have many. */
export type Attendance = {
  readonly key: string
  readonly of: string
  readonly startAt: number
  readonly endAt: number
}

/** Times that do not get in each other's way. */
export type ClashFree<Time> = {
  readonly chosen: readonly Time[]
  /** What no time is left for. */
  readonly missed: readonly string[]
  /** Nothing misses less; false where looking was given up. */
  readonly isProven: boolean
}

/** More ways than any week of a game has; then the best so far is taken. */
const MOST_STEPS = 50_000

/** CF1: two times clash when both run at one moment; one that begins as the other ends does not. */
export function clash(one: Attendance, other: Attendance): boolean {
  return one.startAt < other.endAt && other.startAt < one.endAt
}

/** Every two times that clash, the earlier first. */
export function clashesOf<Time extends Attendance>(
  times: readonly Time[],
): (readonly [Time, Time])[] {
  const sorted = times.toSorted(byTime)
  return sorted.flatMap((one, at) => {
    const pairs: (readonly [Time, Time])[] = []
    for (const other of sorted.slice(at + 1)) {
      if (other.startAt >= one.endAt) break
      if (clash(one, other)) pairs.push([one, other])
    }
    return pairs
  })
}

/**
 * CF2: a choice of times without a clash that leaves out as few things as can be. CF3: of the others,
 * every further time that still fits, the one that ends first before the rest. CF4: the same times
 * give the same choice, in whatever order they come.
 *
 *     chooseClashFree([monday, wednesday, party]) // the party is on Monday: Wednesday and the party
 */
export function chooseClashFree<Time extends Attendance>(times: readonly Time[]): ClashFree<Time> {
  const sorted = times.toSorted(byTime)
  const clashing = new Set(clashesOf(sorted).flat())
  const free = sorted.filter((time) => !clashing.has(time))
  const covered = new Set(free.map((time) => time.of))
  const wanted = groupsOf(sorted.filter((time) => !covered.has(time.of)))
  const { best, isProven } = mostGroups(wanted)
  const chosen = [...free, ...best]
  for (const time of sorted.toSorted(byEnd))
    if (!chosen.includes(time) && !chosen.some((other) => clash(time, other))) chosen.push(time)
  const had = new Set(chosen.map((time) => time.of))
  return {
    chosen: chosen.toSorted(byTime),
    missed: [...new Set(sorted.map((time) => time.of))].filter((name) => !had.has(name)),
    isProven,
  }
}

/** One time of as many groups as can be. */
function mostGroups<Time extends Attendance>(groups: readonly (readonly Time[])[]) {
  let best: readonly Time[] = []
  let steps = 0
  const look = (at: number, chosen: readonly Time[]): void => {
    if (chosen.length > best.length) best = chosen
    const group = groups[at]
    if (group === undefined || chosen.length + groups.length - at <= best.length) return
    steps += 1
    if (steps > MOST_STEPS) return
    for (const time of group)
      if (!chosen.some((other) => clash(time, other))) look(at + 1, [...chosen, time])
    look(at + 1, chosen)
  }
  look(0, [])
  return { best, isProven: steps <= MOST_STEPS }
}

/** The times of each thing, those with the least choice first. */
function groupsOf<Time extends Attendance>(times: readonly Time[]): (readonly Time[])[] {
  const names = [...new Set(times.map((time) => time.of))]
  return names
    .map((name) => times.filter((time) => time.of === name))
    .toSorted((left, right) => left.length - right.length)
}

function byTime(left: Attendance, right: Attendance): number {
  return left.startAt - right.startAt || byEnd(left, right)
}

function byEnd(left: Attendance, right: Attendance): number {
  return left.endAt - right.endAt || compare(left.key, right.key)
}

function compare(left: string, right: string): number {
  if (left === right) return 0
  return left < right ? -1 : 1
}
