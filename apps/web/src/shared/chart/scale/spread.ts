/** Something that wants its middle at `at` and takes `size`. */
export type Wish = { readonly at: number; readonly size: number }

type Group = {
  readonly members: readonly number[]
  readonly middle: number
  readonly size: number
}

/**
 * Middles for things on a line so that none covers another, each as near to its wish as that lets
 * it: those that collide stand side by side around the mean of their wishes. Too many for the room
 * from `low` to `high` run over its end.
 */
export function spread(wishes: readonly Wish[], low: number, high: number): readonly number[] {
  const order = wishes.map((_, index) => index).sort((a, b) => atOf(a) - atOf(b) || a - b)
  const groups: Group[] = []
  for (const index of order) {
    groups.push(settled({ members: [index], middle: atOf(index), size: sizeOf(index) }))
    while (touch(groups.at(-2), groups.at(-1))) {
      const right = groups.pop()
      const left = groups.pop()
      if (left !== undefined && right !== undefined) groups.push(joined(left, right))
    }
  }
  const middles = wishes.map(({ at }) => at)
  for (const { members, middle, size } of groups) {
    let edge = middle - size / 2
    for (const index of members) {
      middles[index] = edge + sizeOf(index) / 2
      edge += sizeOf(index)
    }
  }
  return middles

  function atOf(index: number): number {
    return wishes[index]?.at ?? 0
  }
  function sizeOf(index: number): number {
    return wishes[index]?.size ?? 0
  }
  function joined(left: Group, right: Group): Group {
    const members = [...left.members, ...right.members]
    const size = left.size + right.size
    // Where the group would begin if each member had its wish, on average.
    let offset = 0
    let begin = 0
    for (const index of members) {
      begin += atOf(index) - (offset + sizeOf(index) / 2)
      offset += sizeOf(index)
    }
    return settled({ members, size, middle: begin / members.length + size / 2 })
  }
  function settled(group: Group): Group {
    const half = group.size / 2
    return { ...group, middle: Math.max(low + half, Math.min(high - half, group.middle)) }
  }
}

function touch(left: Group | undefined, right: Group | undefined): boolean {
  if (left === undefined || right === undefined) return false
  return left.middle + left.size / 2 > right.middle - right.size / 2 + 1e-9
}
