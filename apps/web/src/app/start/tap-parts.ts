import { savesData } from '../../shared/loading/at-rest.ts'

/**
 * Begins to fetch what the first tap on the page most likely needs (the server names it in a template),
 * as soon as the page's own files have come: the network idles while the phone draws. For whom data is
 * dear it is fetched with the tap.
 */
export function fetchTapParts(): void {
  const parts = document.getElementById('tap-parts')
  if (savesData() || !(parts instanceof HTMLTemplateElement)) return
  document.head.append(parts.content)
}
