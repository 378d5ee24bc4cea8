import { afterFirstTapParts } from '../../shared/loading/at-rest.ts'
import { pageAlive } from '../../shared/loading/page-alive.ts'

/**
 * Brings the font when nothing else is left to do, behind whatever a first tap asks for; where it lies in the
 * browser's cache, `index.html` has shown it already.
 */
export async function startFont(page: HTMLElement): Promise<void> {
  if (document.documentElement.dataset.font === 'ready') return
  await pageAlive
  await afterFirstTapParts()
  try {
    const { bringFont } = await import('./bring-font.ts')
    await bringFont(page)
  } catch (error) {
    console.info('[font]', error)
  }
}
