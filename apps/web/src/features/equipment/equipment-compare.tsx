import type { Equipment } from '@gyeol/contract'
import {
  CompareDialog,
  type ComparedNumber,
} from '../../shared/catalogue/compare/compare-dialog.tsx'
import { equipmentTexts } from './equipment.texts.ts'

type EquipmentCompareProps = {
  readonly pieces: readonly Equipment[]
  readonly onClose: () => void
}

/** Two to four pieces number by number, stat by stat. */
export function EquipmentCompare({ pieces, onClose }: EquipmentCompareProps) {
  const texts = equipmentTexts
  const numbers: readonly ComparedNumber<Equipment>[] = [
    { key: 'atk', label: texts.atk, read: ({ atk }) => atk },
    { key: 'def', label: texts.def, read: ({ def }) => def },
    { key: 'stability', label: texts.stability, read: ({ stability }) => stability, unit: '%' },
    { key: 'potential', label: texts.potential, read: ({ potential }) => potential },
    { key: 'slots', label: texts.slots, read: ({ crystaSlots }) => crystaSlots },
  ]
  return (
    <CompareDialog title={texts.compareTitle} items={pieces} numbers={numbers} onClose={onClose} />
  )
}
