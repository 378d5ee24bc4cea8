/** As much of JSON Schema as the document has. */
export type JsonSchema = {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly JsonSchema[]
  readonly oneOf?: readonly JsonSchema[]
  readonly allOf?: readonly JsonSchema[]
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly required?: readonly string[]
  readonly additionalProperties?: JsonSchema | boolean
  readonly propertyNames?: JsonSchema
  readonly items?: JsonSchema | boolean
  readonly prefixItems?: readonly JsonSchema[]
  readonly minItems?: number
  readonly minimum?: number
  readonly exclusiveMinimum?: number
  readonly maximum?: number
  readonly minLength?: number
  readonly maxLength?: number
  readonly pattern?: string
  readonly format?: string
}

/** The named schemas of a document. */
export type NamedSchemas = Readonly<Record<string, JsonSchema>>

const REFERENCE = '#/components/schemas/'

/** Schemas that hold themselves end here. */
const DEEPEST = 12

const FORMATS: Readonly<Record<string, string>> = {
  'date-time': '2026-11-25T03:00:00.000Z',
  date: '2026-11-25',
  uri: 'https://example.com/',
}

/** What fields of these names hold, where it fits their schema. */
const BY_NAME: Readonly<Record<string, unknown>> = {
  id: 'excavated_golem',
  version: 3,
  name: '발굴 골렘',
  nameEn: 'Excavated Golem',
  title: '11월 점검 안내',
  summary: '크리티컬 대미지 % 22 · STR % 10',
  body: '점검은 **오후 2시**에 끝나요.',
  note: '확인한 값이에요.',
  nickname: '결정이',
  loginId: 'gyeol',
  password: '긴-비밀번호-예시-1',
  level: 100,
  map: '소피아 거리',
  path: '/statting',
  hash: '#v1=abc',
  source: '회원 제보',
  reason: '게임에서 본 값과 달라요.',
  message: '조회된 데이터가 없습니다.',
  requestId: '01995b3e-7c1a-7000-8000-000000000000',
  price: 1_500_000,
  count: 1,
  total: 1,
  page: 1,
  size: 20,
  removalKey: 'a1b2c3d4e5f6g7h8i9j0k1l2',
}

/** Texts of the shapes the contract asks for; the first that fits is taken. */
const TEXTS: readonly string[] = [
  '예시',
  'example',
  'a1b2c3d4e5',
  '1',
  '123456',
  '3.1764000000000',
  '2026-11',
  'STR',
  'abcd_efgh',
  'low',
  'https://example.com/guide',
  'owner@example.com',
  '#v1=abc',
  'v1=abc',
  'lte.10000000',
  'page/statting',
  'ABCD-EFGH-JKLM-NPQR',
  'aGVsbG8=',
  'a'.repeat(22),
  'a'.repeat(24),
  'a'.repeat(43),
  `${'a'.repeat(43)}-800x600`,
  `B${'a'.repeat(86)}`,
]

type Place = { readonly schemas: NamedSchemas; readonly name: string; readonly depth: number }

/** A value a schema allows, as near to a real one as its names tell. */
export function exampleOf(schema: JsonSchema, schemas: NamedSchemas, name = ''): unknown {
  return build(schema, { schemas, name, depth: 0 })
}

function build(schema: JsonSchema, place: Place): unknown {
  const { $ref, anyOf, oneOf, allOf } = schema
  if ($ref !== undefined) {
    const named = place.schemas[$ref.slice(REFERENCE.length)]
    if (!named) throw new Error(`the document has no ${$ref}`)
    return build(named, place)
  }
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  const choices = anyOf ?? oneOf
  if (choices) return build(choose(choices, place), place)
  if (allOf) return Object.assign({}, ...allOf.map((part) => build(part, place)))
  switch (typeOf(schema)) {
    case 'object':
      return buildObject(schema, place)
    case 'array':
      return buildArray(schema, place)
    case 'integer':
    case 'number':
      return buildNumber(schema, place.name)
    case 'string':
      return buildText(schema, place.name)
    case 'boolean':
      return true
    default:
      return null
  }
}

/** What says something, unless this goes on for ever. */
function choose(choices: readonly JsonSchema[], { depth }: Place): JsonSchema {
  const isNothing = (choice: JsonSchema) => choice.type === 'null'
  const nothing = choices.find(isNothing)
  if (depth >= DEEPEST && nothing) return nothing
  return choices.find((choice) => !isNothing(choice)) ?? { type: 'null' }
}

function typeOf({ type, properties }: JsonSchema): string | undefined {
  if (type === undefined) return properties ? 'object' : undefined
  return typeof type === 'string' ? type : type.find((one) => one !== 'null')
}

function buildObject(schema: JsonSchema, place: Place): Readonly<Record<string, unknown>> {
  const { properties = {}, additionalProperties, propertyNames } = schema
  const depth = place.depth + 1
  const entries = Object.entries(properties).map(
    ([name, property]) => [name, build(property, { ...place, name, depth })] as const,
  )
  if (typeof additionalProperties !== 'object' || entries.length > 0)
    return Object.fromEntries(entries)
  const key = String(propertyNames ? build(propertyNames, { ...place, name: 'id' }) : 'example')
  return { [key]: build(additionalProperties, { ...place, depth }) }
}

function buildArray(schema: JsonSchema, place: Place): readonly unknown[] {
  const { items, prefixItems, minItems = 1 } = schema
  const depth = place.depth + 1
  if (prefixItems) return prefixItems.map((item) => build(item, { ...place, depth }))
  if (typeof items !== 'object' || (place.depth >= DEEPEST && minItems < 2)) return []
  return Array.from({ length: Math.max(1, minItems) }, () => build(items, { ...place, depth }))
}

function buildNumber(schema: JsonSchema, name: string): number {
  const { minimum = 0, exclusiveMinimum, maximum = Number.MAX_SAFE_INTEGER } = schema
  const least = Math.max(minimum, exclusiveMinimum === undefined ? minimum : exclusiveMinimum + 1)
  const known = BY_NAME[name]
  const wanted = typeof known === 'number' ? known : 1
  return Math.min(Math.max(wanted, least), maximum)
}

function buildText(schema: JsonSchema, name: string): string {
  const { format, maxLength = Number.POSITIVE_INFINITY, minLength = 0, pattern } = schema
  const shape = pattern === undefined ? null : new RegExp(pattern, 'u')
  const fits = (text: unknown): text is string =>
    typeof text === 'string' &&
    text.length >= minLength &&
    text.length <= maxLength &&
    (shape?.test(text) ?? true)
  const found = [BY_NAME[name], FORMATS[format ?? ''], ...TEXTS].find(fits)
  if (found === undefined) throw new Error(`no example of ${name}: ${JSON.stringify(schema)}`)
  return found
}
