import { useMemo, useState } from 'react'
import {
  activeOf,
  addSave,
  type ClosedSave,
  closeSave,
  freeName,
  MAX_SAVES,
  renameSave,
  reopenSave,
  selectSave,
  updateSave,
} from '../../shared/named-saves/named-saves.ts'
import { useSaved } from '../../shared/saved-data/saved-data.ts'
import { type Combo, type ComboEdit, type ComboPlaces, editCombo } from './combo.ts'
import { newCombo, skillStepSaved, statEquipmentSaved } from './combos/combo.saved.ts'
import { comboTexts } from './combo.texts.ts'
import { viewOf } from './board/combo-view.ts'

/** The combos of this browser and everything that can be done to them. */
export type CombosState = ReturnType<typeof useCombos>

/** Binds the screen to what is kept; every edit is a pure function, so that two tabs merge. */
export function useCombos() {
  const [combos] = useSaved(skillStepSaved)
  const [equipment, setEquipment] = useSaved(statEquipmentSaved)
  const [closed, setClosed] = useState<ClosedSave<Combo> | null>(null)
  const combo = activeOf(combos)
  const view = useMemo(() => viewOf(combo.places, equipment), [combo.places, equipment])
  const edits = useMemo(() => editsOf(combo.id), [combo.id])
  return {
    combos,
    combo,
    view,
    equipment,
    setEquipment,
    closedName: closed?.item.name ?? null,
    ...edits,
    close: () => {
      const fresh = newCombo()
      setClosed(closeSave(skillStepSaved.load(), combo.id, fresh).closed)
      skillStepSaved.update((all) => closeSave(all, combo.id, fresh).saves)
    },
    reopen: () => {
      if (closed) skillStepSaved.update((all) => reopenSave(all, closed))
      setClosed(null)
    },
    dismissClosed: () => setClosed(null),
  }
}

function editsOf(id: string) {
  /** False when there is no room for one more. */
  const add = (combo: Combo): boolean => {
    if (skillStepSaved.load().items.length >= MAX_SAVES) return false
    skillStepSaved.update((all) => addSave(all, { ...combo, name: freeName(all, combo.name) }))
    return true
  }
  return {
    edit: (change: ComboEdit) => {
      const at = Date.now()
      skillStepSaved.update((all) => updateSave(all, id, (combo) => editCombo(combo, change, at)))
    },
    rename: (name: string) => skillStepSaved.update((all) => renameSave(all, id, name)),
    select: (wanted: string) => skillStepSaved.update((all) => selectSave(all, wanted)),
    addEmpty: () => add(newCombo()),
    addCopy: () => {
      const combo = activeOf(skillStepSaved.load())
      const name = `${combo.name} ${comboTexts.korea.saves.copySuffix}`
      return add({ ...combo, id: crypto.randomUUID(), name, updatedAt: Date.now() })
    },
    addIncoming: (name: string, places: ComboPlaces) => add({ ...newCombo(places), name }),
  }
}
