import type { ServerInstance } from '../../http/server-instance.ts'
import { bannerReader } from '../setting/setting.service.ts'
import type { ServerContext } from '../../context/server-context.ts'
import { addressRoutes } from './address.routes.ts'
import { crawlerRoutes } from './crawler.routes.ts'
import { createDrawnPages } from './drawn-pages.ts'
import type { PageShells } from './page-shells.ts'
import { pictureRoutes } from './picture.routes.ts'
import { webFileRoutes } from './web-files.ts'

type Options = {
  readonly webRoot: string
  readonly shells: PageShells | null
  readonly context: ServerContext
  readonly publicUrl: string | undefined
  /** Drawn pictures are kept there. */
  readonly dataDir: string
  /** The site's own address, for what leaves it. */
  readonly origin: string
}

/** Serves the built web app: files under their names, and every page as its route draws it. */
export async function pagesRoutes(app: ServerInstance, options: Options): Promise<void> {
  const { webRoot, shells, context } = options
  if (shells) await app.register(webFileRoutes, { webRoot })
  const readBanner = bannerReader(context.database, context.clock)
  const sources = { ...options, drawnPages: createDrawnPages(app, shells, context), readBanner }
  await addressRoutes(app, sources)
  await app.register(crawlerRoutes, options)
  await app.register(pictureRoutes, sources)
}
