import { presentId } from '@gyeol/game-data'
import { defineMarks } from '../../shared/catalogue/marks/marks.ts'

/** Pieces the viewer likes and has. */
export const equipmentMarks = defineMarks('equipment-marks', (id) => presentId('equipment', id))
