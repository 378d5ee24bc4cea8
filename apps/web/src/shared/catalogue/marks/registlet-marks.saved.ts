import { defineMarks } from './marks.ts'

/** Registlets the reader likes and has. */
export const registletMarks = defineMarks('registlet-marks')
