/*
 * What a page needs once it stands, and some visits only: in one file, which no first sight waits for.
 */
import { savedDataTexts } from '../../shared/saved-data/saved-data.texts.ts'
import type { Notice } from '../../shared/saved-data/storage-status.ts'
import { showLongToast } from '../../shared/toast/toast.ts'

export { keepOnceThereIsWork } from '../../shared/saved-data/keep-storage.ts'
export { followForeignTexts } from './foreign-texts.ts'
export { followKeyboard } from './follow-keyboard.ts'
export { tellClock } from './tell-clock.ts'

/** Says what has become of saved data. */
export function tellSaved(notice: Notice): void {
  showLongToast(savedDataTexts[notice], 'warning')
}
