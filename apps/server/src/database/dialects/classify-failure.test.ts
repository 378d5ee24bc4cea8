import { describe, expect, it } from 'vitest'
import { classifyFailure as classifyPostgres } from './postgres.ts'
import { classifyFailure as classifySqlite } from './sqlite.ts'

const withCode = (code: string) => Object.assign(new Error('x'), { code })
const withResult = (errcode: number) =>
  Object.assign(new Error('x'), { code: 'ERR_SQLITE_ERROR', errcode })

describe('failures of PostgreSQL', () => {
  it.each([
    ['40001', 'conflict'],
    ['40P01', 'conflict'],
    ['23505', 'duplicate'],
    ['53100', 'full'],
    ['53300', 'unavailable'],
    ['57P03', 'unavailable'],
    ['57014', 'unavailable'],
    ['08006', 'unavailable'],
    ['ECONNREFUSED', 'unavailable'],
    ['42601', null],
    ['28P01', null],
    ['3D000', null],
  ])('%s means %s', (code, kind) => expect(classifyPostgres(withCode(code))).toBe(kind))

  it.each([
    'Query read timeout',
    'Connection terminated unexpectedly',
    'Connection terminated due to connection timeout',
    'timeout exceeded when trying to connect',
    'Client has encountered a connection error and is not queryable',
    'Cannot use a pool after calling end on the pool',
  ])('%j means unavailable', (message) =>
    expect(classifyPostgres(new Error(message))).toBe('unavailable'),
  )

  it.each([new Error('x'), 'text', null, new RangeError('int8 beyond')])(
    '%s means nothing',
    (error) => expect(classifyPostgres(error)).toBeNull(),
  )
})

describe('failures of SQLite', () => {
  it.each([
    [5, 'conflict'],
    [261, 'conflict'],
    [517, 'conflict'],
    [6, 'conflict'],
    [13, 'full'],
    [10, 'unavailable'],
    [778, 'unavailable'],
    [14, 'unavailable'],
    [2067, 'duplicate'],
    [1555, 'duplicate'],
    [787, null],
    [1, null],
  ])('result %i means %s', (result, kind) => expect(classifySqlite(withResult(result))).toBe(kind))

  it('a closed database is unavailable', () =>
    expect(classifySqlite(withCode('ERR_INVALID_STATE'))).toBe('unavailable'))
})
