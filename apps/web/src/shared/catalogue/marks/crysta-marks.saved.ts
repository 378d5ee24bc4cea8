import { presentId } from '@gyeol/game-data'
import { defineMarks } from './marks.ts'

/** Crystas the viewer likes and has; the list, the tree and the job guides show them. */
export const crystaMarks = defineMarks('crysta-marks', (id) => presentId('crysta', id))
