import type { Recipe } from '@gyeol/statting'
import type { AutoCandidate } from '@gyeol/statting-auto'
import { carries, type LinkProblem, readLink } from '../../../../shared/share/link-hash.ts'
import { readFormula, writeFormula } from '../../sessions/formula-wire.ts'
import type { AutoForm } from '../question/auto-form.ts'
import {
  isWireForm,
  isWirePlan,
  readWireForm,
  type WireForm,
  type WirePlan,
  writeWireForm,
} from './auto-wire.ts'
import { planFromRecipe } from '../result/plan-from-recipe.ts'

/** Version of the link's payload; raising it obliges to read the old one for ever. */
const LINK_VERSION = 'a1'

/** A question and, where one was chosen, its plan. */
export type SharedAuto = {
  readonly form: AutoForm
  /** Steps that were confirmed before the search. */
  readonly start: Recipe | null
  readonly plan: AutoCandidate | null
  /** There was a plan that cannot be carried out by today's rules. */
  readonly isPlanBroken: boolean
  /** Date of the catalogue the plan was made with; empty when the link does not say. */
  readonly asOf: string
}

/** What a link brought, or the reason why there is nothing. */
export type AutoLinkReading = { readonly kind: 'shared'; readonly shared: SharedAuto } | LinkProblem

/** True when a location hash claims to carry a question of this screen. */
export function isAutoHash(hash: string): boolean {
  return carries(hash, 'a')
}

/** Packs a question and its plan into a location hash. */
export async function writeAutoHash(shared: Omit<SharedAuto, 'isPlanBroken'>): Promise<string> {
  const { form, start, plan, asOf } = shared
  const wirePlan: WirePlan | null = plan && {
    pot: plan.settings.startPotential,
    formula: writeFormula(plan.recipe),
  }
  const { packJson } = await import('../../../../shared/share/packed-json.ts')
  return `#${LINK_VERSION}=${packJson([writeWireForm(form, start), wirePlan, asOf])}`
}

/** Unpacks a location hash; never throws, whatever a stranger put there. */
export async function readAutoHash(hash: string): Promise<AutoLinkReading> {
  const { unpackJson } = await import('../../../../shared/share/packed-json.ts')
  const reading = readLink<AutoLinkReading>(hash, 'a', (payload) => {
    const parsed = unpackJson(payload)
    if (!Array.isArray(parsed)) return null
    const [form, plan, asOf]: unknown[] = parsed
    if (!isWireForm(form) || !(plan === null || isWirePlan(plan))) return null
    const read = plan && readPlan(form, plan)
    return {
      kind: 'shared',
      shared: {
        ...readWireForm(form),
        plan: read,
        isPlanBroken: plan !== null && read === null,
        asOf: typeof asOf === 'string' && /^\d{4}-\d{2}(-\d{2})?$/.test(asOf) ? asOf : '',
      },
    }
  })
  return reading ?? { kind: 'broken' }
}

function readPlan(wire: WireForm, { pot, formula }: WirePlan): AutoCandidate | null {
  const { form, start } = readWireForm(wire)
  return planFromRecipe({
    settings: { ...form.settings, startPotential: pot },
    recipe: readFormula(formula),
    keptSteps: start?.length ?? 0,
    weights: form.weights,
  })
}
