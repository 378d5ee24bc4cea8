import { callRoute, routeOf } from '../../shared/http/call-route.ts'
import { hasShape } from '../../shared/saved-data/shapes.ts'

const READ_SETTING = routeOf<'readPublicSetting'>('GET', '/api/setting/public')

const hasBanner = hasShape<{ banner: string }>({
  banner: (value): value is string => typeof value === 'string',
})

/**
 * Says at the top of the page what the site's owner has to say now. The line stands outside what React
 * draws: the server writes it into the page, so that it is there at once and nothing moves for it.
 */
export async function renewSiteBanner(): Promise<void> {
  // Quiet: without an answer the line stays as it is.
  const answer = await callRoute(READ_SETTING, undefined, { background: true }).catch(() => null)
  if (!hasBanner(answer)) return
  const shown = document.getElementById('site-banner')
  if (answer.banner === '') return shown?.remove()
  if (shown?.textContent === answer.banner) return
  const line = shown ?? document.createElement('p')
  line.id = 'site-banner'
  line.className = 'site-banner'
  line.setAttribute('role', 'status')
  line.textContent = answer.banner
  if (shown === null) document.body.prepend(line)
}
