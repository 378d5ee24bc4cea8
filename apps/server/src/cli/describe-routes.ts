import swagger from '@fastify/swagger'
import { PRODUCT_NAME } from '@gyeol/contract'
import fp from 'fastify-plugin'
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod'
import { MANUAL_VERSION } from '../http/openapi/api-version.ts'

/**
 * Collects every route of the contract that is registered after it; `app.swagger()` is the document.
 * Only what writes openapi.json and its test ask for it: a server carries the document as a file.
 */
export const describeRoutes = fp(
  async (app) => {
    await app.register(swagger, {
      openapi: {
        openapi: '3.1.0',
        info: {
          title: `${PRODUCT_NAME} API`,
          version: MANUAL_VERSION,
          description: '같은 출처에서만 쓰는 JSON API예요. 오류는 모두 ErrorBody 모양으로 답해요.',
        },
      },
      hideUntagged: true,
      transform: jsonSchemaTransform,
      transformObject: (document) => withoutUnused(jsonSchemaTransformObject(document)),
    })
  },
  { name: 'describe-routes' },
)

type Document = ReturnType<typeof jsonSchemaTransformObject>

/** The transform writes each named schema twice, for requests and for answers; one is used. */
function withoutUnused(document: Document): Document {
  const components = 'components' in document ? document.components : undefined
  const schemas = components?.schemas
  if (!schemas) return document
  const text = JSON.stringify(document)
  const used = Object.entries(schemas).filter(([name]) =>
    text.includes(`"#/components/schemas/${name}"`),
  )
  return {
    ...document,
    components: { ...components, schemas: Object.fromEntries(used) },
  } as Document
}
