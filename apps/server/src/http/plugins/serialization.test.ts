import { expect, it } from 'vitest'
import { z } from 'zod'
import { serializerCompiler, WrongAnswerError } from './serialization.ts'

const schema = z.object({ id: z.string(), count: z.number().optional() })
const write = serializerCompiler({ schema, method: 'GET', url: '/api/things' })

it('writes what the schema names, and nothing else', () => {
  expect(write({ id: '가', secret: 'x' })).toBe('{"id":"가"}')
})

it('refuses an answer that is not what its schema says, and names the route', () => {
  expect(() => write({ id: 1 })).toThrow(WrongAnswerError)
  expect(() => write({ id: 1 })).toThrow('GET /api/things')
})
