/** What is asked of registlets besides their words. */
export type RegistletAsk = {
  /** Had at this level. */
  readonly level?: number | undefined
  readonly category?: string | undefined
  readonly tree?: string | undefined
}

type AskedRegistlet = {
  readonly levels: readonly number[]
  readonly category: string
  readonly skillTree: string | null
}

/** Whether a registlet is what is asked for. */
export function fitsRegistletAsk(
  { levels, category, skillTree }: AskedRegistlet,
  ask: RegistletAsk,
): boolean {
  if (ask.level !== undefined && !levels.includes(ask.level)) return false
  if (ask.category !== undefined && category !== ask.category) return false
  return ask.tree === undefined || skillTree === ask.tree
}
