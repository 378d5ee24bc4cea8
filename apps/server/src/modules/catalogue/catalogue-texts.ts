import { textsWith } from '../../database/texts-with.ts'

/** What guides say. The other lists have no long texts. */
export const catalogueTexts = textsWith('job', ['content'])
