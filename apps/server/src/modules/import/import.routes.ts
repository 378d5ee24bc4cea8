import { ROUTES } from '@gyeol/contract'
import { outlivingAnswer } from '../../database/deadline.ts'
import { addRoute } from '../../http/add-route.ts'
import { actOf } from '../../http/act-of.ts'
import type { ServerInstance } from '../../http/server-instance.ts'
import type { CatalogueContext } from '../catalogue/catalogue-context.ts'
import { exportList, importTemplate } from './export.service.ts'
import {
  applyImport,
  checkImport,
  discardImport,
  listImportChanges,
  listImports,
  readImport,
  undoImport,
} from './import.service.ts'

/** Files brought into the catalogue, and out of it. */
export async function importRoutes(app: ServerInstance, context: CatalogueContext): Promise<void> {
  addRoute(app, ROUTES.listImports, async ({ query }) => listImports(context, query))

  addRoute(app, ROUTES.checkImport, async ({ body: { content, ...file }, request }) => {
    const bytes = Buffer.from(content, 'base64')
    return checkImport(context, { ...file, bytes }, actOf(context, request))
  })

  addRoute(app, ROUTES.readImportTemplate, async ({ query }) => importTemplate(context, query))

  addRoute(app, ROUTES.readImport, async ({ params }) => readImport(context, params.id))

  addRoute(app, ROUTES.listImportChanges, async ({ params, query }) =>
    listImportChanges(context, params.id, query),
  )

  addRoute(app, ROUTES.applyImport, async ({ params, request }) =>
    outlivingAnswer(async () => applyImport(context, params.id, actOf(context, request))),
  )

  addRoute(app, ROUTES.undoImport, async ({ params, request }) =>
    outlivingAnswer(async () => undoImport(context, params.id, actOf(context, request))),
  )

  addRoute(app, ROUTES.discardImport, async ({ params }) => {
    await discardImport(context, params.id)
    return null
  })

  addRoute(app, ROUTES.exportCatalogue, async ({ query }) => exportList(context, query))
}
