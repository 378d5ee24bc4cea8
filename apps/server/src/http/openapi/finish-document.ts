import { exampleOf, type JsonSchema, type NamedSchemas } from './example-of.ts'

type Media = { readonly schema?: JsonSchema; readonly example?: unknown }
type Content = Readonly<Record<string, Media>>
type Answer = { readonly description: string; readonly content?: Content }
type Parameter = { readonly name: string; readonly schema?: JsonSchema }
type Operation = {
  readonly parameters?: readonly Parameter[]
  readonly requestBody?: { readonly content: Content }
  readonly responses: Readonly<Record<string, Answer>>
}

/** The parts of an OpenAPI document that are finished here. */
export type ApiDocument = {
  readonly components?: { readonly schemas?: NamedSchemas }
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
}

const SUCCESS: Readonly<Record<string, string>> = {
  200: '성공',
  201: '만들었어요',
  202: '받았어요',
  204: '성공, 본문 없음',
}

/** Makes what the generator of schemas writes readable for other generators and for people. */
export function finishDocument<Document extends ApiDocument>(document: Document): Document {
  const settled = mapObjects(mapObjects(document, settleRecord), withPortablePattern)
  const schemas = settled.components?.schemas ?? {}
  const paths = mapValues(settled.paths, (item) =>
    mapValues(item, (operation) => finishOperation(operation, schemas)),
  )
  return withoutUnused({ ...settled, paths })
}

function finishOperation(operation: Operation, schemas: NamedSchemas): Operation {
  const { parameters, requestBody, responses } = operation
  const illustrate = (content: Content): Content =>
    mapValues(content, (media) =>
      media.schema ? { ...media, example: exampleOf(media.schema, schemas) } : media,
    )
  return {
    ...operation,
    ...(parameters
      ? {
          parameters: parameters.map((parameter) => {
            const { name, schema } = parameter
            return schema ? { ...parameter, example: exampleOf(schema, schemas, name) } : parameter
          }),
        }
      : {}),
    ...(requestBody
      ? { requestBody: { ...requestBody, content: illustrate(requestBody.content) } }
      : {}),
    responses: Object.fromEntries(
      Object.entries(responses).map(([status, answer]) => {
        const description = SUCCESS[status]
        if (description === undefined) return [status, answer]
        const { content } = answer
        return [
          status,
          { ...answer, description, ...(content ? { content: illustrate(content) } : {}) },
        ]
      }),
    ),
  }
}

/** A record whose keys are all there is an object with these properties. */
function settleRecord(value: Readonly<Record<string, unknown>>): unknown {
  const { propertyNames, additionalProperties, required, ...rest } = value as JsonSchema
  if (typeof additionalProperties !== 'object' || !propertyNames?.enum || !required) return value
  if (rest.properties) return value
  return {
    ...rest,
    properties: Object.fromEntries(
      propertyNames.enum.map((name) => [String(name), additionalProperties]),
    ),
    required,
    additionalProperties: false,
  }
}

/**
 * Classes of Unicode (`\p{L}`) mean something else, or nothing, in most other languages' patterns: the schema
 * says in words what is asked for, and the server checks it.
 */
function withPortablePattern(value: Readonly<Record<string, unknown>>): unknown {
  const { pattern, ...rest } = value as JsonSchema
  return pattern?.includes(String.raw`\p{`) === true ? rest : value
}

/** Named schemas are written twice, for requests and for answers, and some hold each other. */
function withoutUnused<Document extends ApiDocument>(document: Document): Document {
  const { components } = document
  const schemas = Object.entries(components?.schemas ?? {})
  const text = JSON.stringify(document)
  const used = schemas.filter(([name]) => text.includes(`"#/components/schemas/${name}"`))
  const lean = { ...document, components: { ...components, schemas: Object.fromEntries(used) } }
  return used.length === schemas.length ? lean : withoutUnused(lean)
}

function mapValues<Value, Made>(
  record: Readonly<Record<string, Value>>,
  make: (value: Value) => Made,
): Readonly<Record<string, Made>> {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, make(value)]))
}

/** The same tree with every object in it made anew, the innermost first. */
function mapObjects<Tree>(
  tree: Tree,
  make: (value: Readonly<Record<string, unknown>>) => unknown,
): Tree {
  const walk = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(walk)
    if (typeof node !== 'object' || node === null) return node
    return make(mapValues(node as Readonly<Record<string, unknown>>, walk))
  }
  // Only what `make` changes has another shape, and that is a schema still.
  return walk(tree) as Tree
}
