import { showErrorToast } from '../toast/toast.ts'
import { shareTexts } from './share.texts.ts'

/** Whether there is a system's sheet; not over plain http, nor in some browsers. `files`: for these files. */
export function canShareBySystem(files?: File[]): boolean {
  if (files === undefined) return typeof navigator.share === 'function'
  return typeof navigator.canShare === 'function' && navigator.canShare({ files })
}

/** Hands something to another app. Who changes their mind in the system's own sheet hears nothing. */
export async function shareBySystem(data: ShareData): Promise<void> {
  try {
    await navigator.share(data)
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return
    console.warn('[share]', error)
    showErrorToast(shareTexts.notSent)
  }
}
