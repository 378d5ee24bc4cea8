import type { Skill } from '@gyeol/skills'

export type Direction = 'left' | 'right' | 'up' | 'down'

/** How much worse a skill lies that is off the line one looks along. */
const OFF_LINE = 2

/** The skill an arrow key leads to in the drawing of a tree; null where nothing lies that way. */
export function neighbour(
  skills: readonly Pick<Skill, 'id' | 'at'>[],
  from: number,
  direction: Direction,
): number | null {
  const here = skills.find(({ id }) => id === from)?.at
  if (!here) return null
  let best: { id: number; distance: number } | null = null
  for (const { id, at } of skills) {
    const [along, across] = towards(direction, at[0] - here[0], at[1] - here[1])
    if (along <= 0) continue
    const distance = along + OFF_LINE * Math.abs(across)
    if (best === null || distance < best.distance) best = { id, distance }
  }
  return best?.id ?? null
}

function towards(direction: Direction, right: number, down: number): readonly [number, number] {
  switch (direction) {
    case 'right':
      return [right, down]
    case 'left':
      return [-right, down]
    case 'down':
      return [down, right]
    case 'up':
      return [-down, right]
    default:
      return direction satisfies never
  }
}
