import { savesData } from '../../shared/loading/at-rest.ts'
import { yieldToMain } from '../../shared/loading/yield-to-main.ts'

/**
 * Begins to fetch what the first tap on the page most likely needs (the server names it in a template),
 * as soon as the page's own files have come: the network idles while the phone draws. For whom data is
 * dear it is fetched with the tap.
 */
export async function fetchTapParts(): Promise<void> {
  const parts = document.getElementById('tap-parts')
  if (savesData() || !(parts instanceof HTMLTemplateElement)) return
  // Each begins a request, which takes a while on a slow phone. A tap may have taken the rest along.
  for (let part = parts.content.firstChild; part; part = parts.content.firstChild) {
    document.head.append(part)
    await yieldToMain()
  }
}
