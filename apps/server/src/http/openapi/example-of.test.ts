import { readFileSync } from 'node:fs'
import { ROUTES, type RouteDefinition } from '@gyeol/contract'
import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { exampleOf, type JsonSchema } from './example-of.ts'

type Media = { readonly example?: unknown }
type Operation = {
  readonly operationId: string
  readonly parameters?: readonly { readonly example?: unknown }[]
  readonly requestBody?: { readonly content: Readonly<Record<string, Media>> }
  readonly responses: Readonly<
    Record<string, { readonly content?: Readonly<Record<string, Media>> }>
  >
}

const { paths }: { readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>> } =
  JSON.parse(readFileSync(new URL('../../../openapi.json', import.meta.url), 'utf8'))
const routes: readonly (readonly [name: string, route: RouteDefinition])[] = Object.entries(ROUTES)

/** Rules between fields, which the document's schemas do not have, ask for more of these. */
const MORE_RULES = new Set(['reportCharacterCase'])

describe('the examples of the document', () => {
  it.each(routes)('show what %s takes and gives', (name, { method, path, body, success }) => {
    const operation = paths[path]?.[method.toLowerCase()]
    expect(operation?.operationId).toBe(name)
    for (const parameter of operation?.parameters ?? []) expect(parameter).toHaveProperty('example')
    const sent = operation?.requestBody?.content['application/json']?.example
    expect(sent !== undefined).toBe(body !== undefined)
    const given = operation?.responses[String(success.status)]?.content ?? {}
    const answer = given[success.mediaType ?? 'application/json']?.example
    const refusals = [
      ...(body ? issuesOf(body, sent) : []),
      // 202 and 204 have nothing to show.
      ...(Object.keys(given).length === 0 ? [] : issuesOf(success.body, answer)),
    ]
    expect(refusals.length > 0, JSON.stringify(refusals).slice(0, 400)).toBe(MORE_RULES.has(name))
  })
})

function issuesOf(schema: z.ZodType, value: unknown) {
  return schema.safeParse(value).error?.issues ?? []
}

describe('an example', () => {
  it.each<[JsonSchema, unknown]>([
    [{ type: 'integer', minimum: 5 }, 5],
    [{ type: 'number', exclusiveMinimum: 0, maximum: 0.5 }, 0.5],
    [{ anyOf: [{ type: 'null' }, { const: 'a' }] }, 'a'],
    [{ type: 'array', minItems: 2, items: { type: 'boolean' } }, [true, true]],
    [{ type: 'string', pattern: '^\\d{6}$' }, '123456'],
    [{ type: 'object', properties: { level: { type: 'integer' } } }, { level: 100 }],
    [{ type: 'object', additionalProperties: { enum: ['x'] } }, { example: 'x' }],
  ])('of %j is %j', (schema, value) => {
    expect(exampleOf(schema, {})).toEqual(value)
  })

  it('ends where a schema holds itself', () => {
    const node: JsonSchema = {
      type: 'object',
      properties: { next: { anyOf: [{ $ref: '#/components/schemas/Node' }, { type: 'null' }] } },
    }
    expect(JSON.stringify(exampleOf(node, { Node: node }))).toContain('"next":null')
  })

  it('that cannot be made is told, not made up', () => {
    expect(() => exampleOf({ type: 'string', pattern: '^§{3}$' }, {})).toThrow('no example')
  })
})
