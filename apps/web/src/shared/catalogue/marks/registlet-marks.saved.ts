import { defineMarks } from './marks.ts'

/** Registlets the viewer likes and has. */
export const registletMarks = defineMarks('registlet-marks')
