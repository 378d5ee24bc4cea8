import { showErrorToast } from '../toast/toast.ts'
import { shareTexts } from './share.texts.ts'

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
