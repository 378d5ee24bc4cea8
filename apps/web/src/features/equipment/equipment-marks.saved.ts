import { defineMarks } from '../../shared/library/marks.ts'

/** Pieces the reader likes and has. */
export const equipmentMarks = defineMarks('equipment-marks')
