import type { AutoCandidate } from '@gyeol/statting-auto'
import { createDocument, type StattingDocument } from '../../sessions/statting-document.ts'
import { newDocument, stattingSaved } from '../../sessions/statting.saved.ts'
import { addSave, freeName, MAX_SAVES } from '../../../../shared/named-saves/named-saves.ts'
import type { IncomingBuild } from '../../sessions/begin-session.ts'

/** A plan as a session of the simulator. */
export function planDocument(
  plan: Pick<AutoCandidate, 'settings' | 'recipe'>,
  name: string,
): StattingDocument {
  const { settings, recipe } = plan
  return { ...createDocument({ id: 'plan', name, at: 0, settings }), steps: recipe }
}

/** Two plans with the same key are the same plan, whichever message brought them. */
export function planKey({ startPotential, recipe }: AutoCandidate): string {
  return JSON.stringify([
    startPotential,
    recipe.map((step) => step.map((change) => [change.slot, change.option, change.delta])),
  ])
}

/** Adds a session to the simulator and brings it to the front; null when no more fit. */
export function addSession(build: IncomingBuild): StattingDocument | null {
  if (stattingSaved.load().items.length >= MAX_SAVES) return null
  const fresh = newDocument()
  const name = freeName(stattingSaved.load(), build.name)
  const doc = { ...fresh, ...build, name }
  stattingSaved.update((all) => addSave(all, doc))
  return doc
}
