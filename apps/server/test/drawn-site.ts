import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import { createApp, type TestApp } from './app.ts'

/** The web app as `npm run build` leaves it. */
const WEB_BUILD = fileURLToPath(new URL('../../web/dist', import.meta.url))

/** A page is sent without its drawing rather than late, and drawn for whoever comes next. */
const PATIENCE_MS = 60_000

/** A whole application that draws its pages, with the web app as it was built last. */
export async function createDrawnApp(
  environment: Readonly<Record<string, string>> = {},
  options: Parameters<typeof createApp>[1] = {},
): Promise<TestApp> {
  if (!existsSync(join(WEB_BUILD, '.screens')))
    throw new Error('the web app is not built: run npm run build, then the test again')
  return createApp({ WEB_ROOT: WEB_BUILD, ...environment }, options)
}

/** The answer to a page once it is drawn; one that is no page is given at once. */
export async function openDrawn(
  { app }: TestApp,
  request: InjectOptions & { readonly url: string },
): Promise<LightMyRequestResponse> {
  const end = performance.now() + PATIENCE_MS
  for (;;) {
    const answer = await app.inject(request)
    const isBare = answer.statusCode === 200 && !answer.body.includes('<div id="root" data-drawn=')
    if (!isBare || answer.headers['content-encoding'] !== undefined) return answer
    if (performance.now() > end) throw new Error(`${request.url} was never drawn`)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}
