import { LISTS, PLANNERS, type Tool } from '../tools.ts'

/** Home's tools as one has pinned them; pinned ones stand before the tools, whichever group is theirs. */
export type ToolOrder = {
  readonly pinned: readonly Tool[]
  readonly planners: readonly Tool[]
  readonly lists: readonly Tool[]
}

const ALL: readonly Tool[] = [...PLANNERS, ...LISTS]

/** Sorts the tools by what is pinned; a tool there no longer is is passed over. */
export function arrangeTools(keys: readonly string[]): ToolOrder {
  const pinned = keys.flatMap((key) => ALL.find((tool) => tool.key === key) ?? [])
  const isFree = (tool: Tool) => !pinned.includes(tool)
  return { pinned, planners: PLANNERS.filter(isFree), lists: LISTS.filter(isFree) }
}

/** The pins with one put at their end, or taken out. */
export function togglePin(keys: readonly string[], key: string): readonly string[] {
  return keys.includes(key) ? keys.filter((other) => other !== key) : [...keys, key]
}

/** The pins with one a place further to the front. */
export function movePinUp(keys: readonly string[], key: string): readonly string[] {
  const at = keys.indexOf(key)
  const before = keys[at - 1]
  if (before === undefined) return keys
  return keys.with(at - 1, key).with(at, before)
}
