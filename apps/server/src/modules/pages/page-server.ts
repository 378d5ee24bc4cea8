import { fastify } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { addressRoutes } from './address.routes.ts'
import type { PageSources } from './page.routes.ts'

/** Answers for pages and nothing else, with whatever draws them: `npm run dev` draws with the source as it stands. */
export async function createPageServer(sources: PageSources) {
  const app = fastify().withTypeProvider<ZodTypeProvider>()
  await addressRoutes(app, sources)
  return app
}
