import type { OptionScope } from '@gyeol/terms'
import { limitsOf, type OptionLimits, valueAt } from './limits.ts'
import { materialSums, type MaterialSums } from './material-cost.ts'
import type { Catalogue, OptionDefinition, Session, Settings } from './model.ts'

/** Everything about one option that stays the same during a session, calculated once. */
export type OptionRules = {
  readonly definition: OptionDefinition
  readonly limits: OptionLimits
  /** 1 on fitting equipment, else 2 (specification §9). */
  readonly multiplier: 1 | 2
  readonly materialSums: MaterialSums
  readonly valueOf: (steps: number) => number
}

/** The options of one session by key. */
export type SessionRules = { readonly optionOf: (key: string) => OptionRules | undefined }

// Sessions are plain values that share their catalogue and settings, so what follows from those two
// is kept beside them, outside the session; it goes away together with the settings.
const rulesBySettings = new WeakMap<Settings, WeakMap<Catalogue, SessionRules>>()
const definitionsByCatalogue = new WeakMap<Catalogue, ReadonlyMap<string, OptionDefinition>>()

/** The rules of a session's catalogue and settings; the same object as long as both are the same. */
export function rulesOf({ catalogue, settings }: Pick<Session, 'catalogue' | 'settings'>) {
  let byCatalogue = rulesBySettings.get(settings)
  if (!byCatalogue) {
    byCatalogue = new WeakMap()
    rulesBySettings.set(settings, byCatalogue)
  }
  let rules = byCatalogue.get(catalogue)
  if (!rules) {
    rules = createRules(catalogue, settings)
    byCatalogue.set(catalogue, rules)
  }
  return rules
}

function createRules(catalogue: Catalogue, settings: Settings): SessionRules {
  const definitions = definitionsOf(catalogue)
  const known = new Map<string, OptionRules>()
  return {
    optionOf(key) {
      const found = known.get(key)
      if (found) return found
      const definition = definitions.get(key)
      if (!definition) return undefined
      const rules = createOptionRules(definition, settings)
      known.set(key, rules)
      return rules
    },
  }
}

function definitionsOf(catalogue: Catalogue): ReadonlyMap<string, OptionDefinition> {
  const found = definitionsByCatalogue.get(catalogue)
  if (found) return found
  const definitions = new Map(catalogue.map((definition) => [definition.key, definition]))
  definitionsByCatalogue.set(catalogue, definitions)
  return definitions
}

function createOptionRules(definition: OptionDefinition, settings: Settings): OptionRules {
  const limits = limitsOf(definition, settings)
  return {
    definition,
    limits,
    multiplier: isAtHome(definition.scope, settings) ? 1 : 2,
    materialSums: materialSums(definition, settings),
    valueOf: (steps) => valueAt(definition, limits.baseCap, steps),
  }
}

function isAtHome(scope: OptionScope, settings: Settings): boolean {
  return scope === 'universal' || scope === 'element' || scope === settings.equipment
}
