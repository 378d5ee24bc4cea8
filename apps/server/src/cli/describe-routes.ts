import swagger from '@fastify/swagger'
import { DATA_TERMS, PRODUCT_NAME } from '@gyeol/contract'
import fp from 'fastify-plugin'
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod'
import { MANUAL_VERSION } from '../http/openapi/api-version.ts'
import { SESSION } from '../http/openapi/describe-operation.ts'
import { type ApiDocument, finishDocument } from '../http/openapi/finish-document.ts'
import { TAGS } from '../http/openapi/tags.ts'

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
          description:
            '로그인 없이 부를 수 있는 GET은 다른 프로그램도 쓸 수 있어요. 쓰는 법과 약속은 /developers에 있어요. 오류는 모두 ErrorBody 모양으로 답해요.',
          contact: { name: `${PRODUCT_NAME} 운영진` },
          // Where the terms stand depends on the site, which this file does not know.
          license: { name: DATA_TERMS.name, identifier: 'LicenseRef-gyeol-data' },
        },
        servers: [{ url: '/', description: '이 사이트' }],
        tags: Object.entries(TAGS).map(([name, description]) => ({ name, description })),
        components: {
          securitySchemes: {
            [SESSION]: {
              type: 'apiKey',
              in: 'cookie',
              name: 'sid',
              description: '로그인하면 받는 쿠키. https에서는 이름이 `__Host-sid`예요.',
            },
          },
        },
      },
      hideUntagged: true,
      transform: jsonSchemaTransform,
      // What the transform makes is a document of version 3, which the finishing knows the parts of.
      transformObject: (document) =>
        finishDocument(jsonSchemaTransformObject(document) as ApiDocument) as ReturnType<
          typeof jsonSchemaTransformObject
        >,
    })
  },
  { name: 'describe-routes' },
)
