/** What new planner sessions start with; the names are those of the planner's own settings. */
export const DEFAULT_NAMES = ['level', 'tec', 'proficiency'] as const

export type DefaultName = (typeof DEFAULT_NAMES)[number]

/** Reads and keeps the planner's defaults: the route brings the planner and this screen together. */
export type PlannerDefaults = {
  readonly load: () => Readonly<Record<DefaultName, number>>
  /** The site's own level: new sessions have it until the player sets one. */
  readonly usualLevel: number
  readonly save: (name: DefaultName, value: number) => void
  readonly limits: Readonly<Record<DefaultName, { readonly min: number; readonly max: number }>>
}
