import { useMemo } from 'react'
import { defineSaved, useSaved } from '../../../../shared/saved-data/saved-data.ts'
import { isRecord } from '../../../../shared/saved-data/shapes.ts'
import { siteLevel } from '../../sessions/site-level.ts'
import { hasOwnLevel, loadPlayerSettings } from '../../sessions/stat-state.saved.ts'
import { type AutoForm, createForm } from '../question/auto-form.ts'
import {
  isWireNegatives,
  isWireTask,
  isWireTaste,
  readNegatives,
  readTask,
  readTaste,
  type WireTask,
  writeNegatives,
  writeTask,
  writeTaste,
} from './auto-wire.ts'

/*
 * What /statting/auto keeps (specification §3, "enchant"): negative, auto-pot, positive-auto and
 * negative-auto flags and the doll config under keys of their own; the rest of the form beside them.
 */

function savedFlag(key: string, initial: boolean) {
  return defineSaved<boolean>({
    key,
    version: 1,
    initial: () => initial,
    schema: (value) => (typeof value === 'boolean' ? value : null),
    // Plain flags of other tools' making: 0 and 1, also as text.
    upgrades: { 0: flagFrom },
  })
}

function flagFrom(old: unknown): unknown {
  if (old === 1 || old === '1' || old === 'true') return true
  if (old === 0 || old === '0' || old === 'false') return false
  return old
}

/** The least start potential is wanted. */
export const autoPotSaved = savedFlag('auto-pot', false)
/** A wanted option is filled up when picked. */
export const positiveAutoSaved = savedFlag('positive-auto', true)
/** The search picks negatives of its own. */
export const negativeAutoSaved = savedFlag('negative-auto', true)

/** Negatives that have to be there, with their depth. */
export const negativeSaved = defineSaved<AutoForm['fixed']>({
  key: 'negative',
  version: 1,
  initial: () => [],
  schema: (value) => (isWireNegatives(value) ? readNegatives(value) : null),
  write: writeNegatives,
  upgrades: { 0: negativesFrom },
})

/** Plain lists: pairs as today, or rows with the option's key and its value. */
function negativesFrom(old: unknown): unknown {
  if (!Array.isArray(old)) return old
  return old.map((row: unknown) => {
    return isRecord(row) ? [row['option'] ?? row['name'], row['value']] : row
  })
}

/** What the item is for, what counts, and whether natural MP recovery may suffer. */
export const dollConfigSaved = defineSaved<Pick<AutoForm, 'taste' | 'goal'>>({
  key: 'doll-config',
  version: 1,
  initial: () => {
    const { taste, goal } = createForm(loadPlayerSettings())
    return { taste, goal }
  },
  schema: (value) => (isWireTaste(value) ? readTaste(value) : null),
  write: writeTaste,
  // A plain config may lack what was never chosen.
  upgrades: {
    0: (old) => (isRecord(old) ? { purpose: 'none', goal: 'success', flatMp: false, ...old } : old),
  },
})

type Task = Parameters<typeof writeTask>[0]

/** Settings, wanted options and limits. */
export const enchantSaved = defineSaved<Task>({
  key: 'enchant',
  version: 1,
  initial: () => createForm(loadPlayerSettings()),
  schema: (value) => (isWireTask(value) ? readTask(value) : null),
  write: (task): WireTask => writeTask(task),
})

/** The form as it is kept. */
export function loadForm(): AutoForm {
  return {
    ...enchantSaved.load(),
    ...dollConfigSaved.load(),
    fixed: negativeSaved.load(),
    findsStart: autoPotSaved.load(),
    fillsWanted: positiveAutoSaved.load(),
    picksNegatives: negativeAutoSaved.load(),
  }
}

/** Changes the form; only the keys whose part has changed are written. */
export function editForm(change: (form: AutoForm) => AutoForm): void {
  const before = loadForm()
  const after = change(before)
  if (Object.is(before, after)) return
  const { fixed, findsStart, fillsWanted, picksNegatives, taste, goal, ...task } = after
  if (fixed !== before.fixed) negativeSaved.save(fixed)
  if (findsStart !== before.findsStart) autoPotSaved.save(findsStart)
  if (fillsWanted !== before.fillsWanted) positiveAutoSaved.save(fillsWanted)
  if (picksNegatives !== before.picksNegatives) negativeAutoSaved.save(picksNegatives)
  if (taste !== before.taste || goal !== before.goal) dollConfigSaved.save({ taste, goal })
  const keys = Object.keys(task) as (keyof Task)[]
  if (keys.some((key) => task[key] !== before[key])) enchantSaved.save(task)
}

/** A question in which nothing was asked yet takes the level of the site, unless the player has set one. */
export function takeSiteLevel(): void {
  if (hasOwnLevel()) return
  const level = siteLevel()
  editForm((form) => {
    const isBegun = form.wanted.length + form.fixed.length > 0 || form.from !== null
    const isSame = form.settings.level === level
    return isBegun || isSame ? form : { ...form, settings: { ...form.settings, level } }
  })
}

/** The form, drawn anew whenever a part of it changes, also from another tab. */
export function useForm(): AutoForm {
  const [task] = useSaved(enchantSaved)
  const [doll] = useSaved(dollConfigSaved)
  const [fixed] = useSaved(negativeSaved)
  const [findsStart] = useSaved(autoPotSaved)
  const [fillsWanted] = useSaved(positiveAutoSaved)
  const [picksNegatives] = useSaved(negativeAutoSaved)
  return useMemo(
    () => ({ ...task, ...doll, fixed, findsStart, fillsWanted, picksNegatives }),
    [task, doll, fixed, findsStart, fillsWanted, picksNegatives],
  )
}
