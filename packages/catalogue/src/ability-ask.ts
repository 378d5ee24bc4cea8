/** What is asked of abilities besides their words. */
export type AbilityAsk = {
  readonly category?: string | undefined
  readonly trigger?: string | undefined
}

type AskedAbility = { readonly category: string; readonly trigger: string }

/** Whether an ability is what is asked for. */
export function fitsAbilityAsk({ category, trigger }: AskedAbility, ask: AbilityAsk): boolean {
  if (ask.category !== undefined && category !== ask.category) return false
  return ask.trigger === undefined || trigger === ask.trigger
}
