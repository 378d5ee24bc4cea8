import { useMemo } from 'react'
import { useNamedSaves } from '../../../shared/named-saves/use-named-saves.ts'
import { useSaved } from '../../../shared/saved-data/saved-data.ts'
import { viewOf } from '../board/combo-view.ts'
import { type ComboEdit, type ComboPlaces, editCombo } from '../combo.ts'
import { comboTexts } from '../combo.texts.ts'
import { newCombo, skillStepSaved, statEquipmentSaved } from './combo.saved.ts'

/** The combos of this browser and everything that can be done to them. */
export type CombosState = ReturnType<typeof useCombos>

/** Binds the screen to what is kept. */
export function useCombos() {
  const { copySuffix } = comboTexts.saves
  const { saves, active, edits } = useNamedSaves(skillStepSaved, copySuffix)
  const [equipment, setEquipment] = useSaved(statEquipmentSaved)
  const { places } = active
  const view = useMemo(() => viewOf(places, equipment), [places, equipment])
  const edit = useMemo(
    () => (change: ComboEdit) => edits.edit((combo, at) => editCombo(combo, change, at)),
    [edits],
  )
  return {
    combos: saves,
    combo: active,
    view,
    equipment,
    setEquipment,
    ...edits,
    edit,
    addEmpty: () => edits.add(() => newCombo()),
    addIncoming: (name: string, incoming: ComboPlaces) =>
      edits.add(() => ({ ...newCombo(incoming), name })),
  }
}
