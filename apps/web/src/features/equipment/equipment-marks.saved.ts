import { defineMarks } from '../../shared/catalogue/marks/marks.ts'

/** Pieces the reader likes and has. */
export const equipmentMarks = defineMarks('equipment-marks')
