import { fileURLToPath } from 'node:url'
import { deflateRawSync } from 'node:zlib'
import writeSheet from 'write-excel-file/node'
import { expect, it } from 'vitest'
import { createApp } from '../../../test/app.ts'
import { describeWithDatabase } from '../../../test/database.ts'
import { signIn } from '../../../test/people.ts'
import { FileReader } from './file-reader.ts'
import { startReader } from './file-reading.ts'
import { readZip, writeZip } from './zip-entries.ts'

const FORMATS = ['csv', 'xlsx', 'json'] as const
const MIB = 1024 * 1024

/** A busy machine reads slowly. */
const PATIENT = { workMs: 60_000 }

const fixture = (name: string) =>
  fileURLToPath(new URL(`../../../test/fixtures/${name}.ts`, import.meta.url))

const anySheet = async () =>
  writeSheet([
    ['이름', '종류', '옵션'],
    ['가', '무기', 'ATK +1'],
  ]).toBuffer()

/** A small workbook whose one row stands elsewhere. */
const sheetWith = async (row: string) =>
  writeZip(
    readZip(await anySheet(), () => true).map(({ name, bytes }) =>
      name.includes('worksheets/sheet')
        ? {
            name,
            bytes: Buffer.from(
              `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${row}</sheetData></worksheet>`,
            ),
          }
        : { name, bytes },
    ),
  )

const cellAt = (place: string) => `<row><c r="${place}" t="inlineStr"><is><t>가</t></is></c></row>`

/** A zip whose one part unpacks to far more than its directory says. */
const bomb = () => {
  const packed = deflateRawSync(Buffer.alloc(72 * MIB))
  const zip = writeZip([{ name: 'xl/worksheets/sheet1.xml', bytes: packed }])
  const directory = zip.readUInt32LE(zip.length - 6)
  zip.writeUInt16LE(8, directory + 10)
  return zip
}

describeWithDatabase('a hostile file', () => {
  it.each([
    ['a cell in the last corner of a sheet', async () => sheetWith(cellAt('XFD1048576')), 'xlsx'],
    ['a cell far down', async () => sheetWith(cellAt('A1048576')), 'xlsx'],
    ['a cell far right', async () => sheetWith(cellAt('XFD1')), 'xlsx'],
    ['many cells', async () => sheetWith(cellAt('IV20000')), 'xlsx'],
    ['more nothing than is unpacked', async () => bomb(), 'xlsx'],
    ['four megabytes of line ends', async () => Buffer.alloc(4 * MIB - 8, '\n'), 'csv'],
    ['four megabytes of commas', async () => Buffer.alloc(4 * MIB - 8, ','), 'csv'],
    ['a million and more values', async () => Buffer.from(`[${'1,'.repeat(1_200_000)}1]`), 'json'],
  ] as const)(
    '%s is too large, and the word says what to do',
    async (_name, make, format) => {
      const answer = await new FileReader(PATIENT).read({ format, bytes: await make() })
      const message: unknown = expect.stringMatching(/많아요|커요|길어요/)
      expect(answer).toEqual({ kind: 'too-large', message })
    },
    PATIENT.workMs,
  )

  it(
    'is answered 413 with that word, and the next file is read',
    async () => {
      const test = await createApp()
      const admin = await signIn(test, 'ADMIN')
      const bring = async (bytes: Buffer) => {
        const content = bytes.toString('base64')
        return admin.call('POST', '/api/import', { entity: 'crysta', format: 'xlsx', content })
      }
      await startReader()
      const answer = await bring(await sheetWith(cellAt('XFD1048576')))
      expect(answer.json()).toMatchObject({ status: 413, code: 'BODY_TOO_LARGE' })
      expect(answer.json().message).toContain('줄이 너무 많아요')
      expect((await bring(await anySheet())).statusCode).toBe(201)
      await test.close()
    },
    PATIENT.workMs,
  )

  it('of brackets in brackets is told to be too deep, like any file that is no list', async () => {
    const bytes = Buffer.from('['.repeat(1000) + ']'.repeat(1000))
    expect(await new FileReader(PATIENT).read({ format: 'json', bytes })).toEqual({
      kind: 'problem',
      message: 'JSON의 단계가 너무 깊어요.',
    })
  })

  it.each([
    ['takes all memory', { ...PATIENT, program: fixture('greedy-reader'), memoryMib: 32 }],
    ['never ends', { program: fixture('idle-reader'), workMs: 300 }],
  ])('that %s is given up without harm', async (_name, limits) => {
    const order = { format: 'csv', bytes: Buffer.from('이름') } as const
    const reading = new FileReader(limits).read(order)
    await expect(reading).rejects.toMatchObject({ code: 'BODY_TOO_LARGE' })
  })

  it(
    'that waits behind too many others is asked to come back',
    async () => {
      const reader = new FileReader({ program: fixture('idle-reader'), workMs: 100 })
      const order = { format: 'csv', bytes: Buffer.from('이름') } as const
      const codes = await Promise.all(
        Array.from({ length: 8 }, async () =>
          reader.read(order).catch((error: { code: string }) => error.code),
        ),
      )
      expect(new Set(codes)).toEqual(new Set(['BODY_TOO_LARGE', 'OVERLOADED']))
    },
    PATIENT.workMs,
  )

  it('of five hundred, each spoilt in places of its own, leaves the reader whole', async () => {
    const whole = {
      csv: Buffer.from('이름,종류,옵션\n"가\n나",무기,ATK +1\n'),
      xlsx: await anySheet(),
      json: Buffer.from('{"items":[{"이름":"가","종류":"무기","옵션":["ATK +1"]}]}'),
    }
    const reader = new FileReader(PATIENT)
    const draw = seeded(20_261_125)
    for (let index = 0; index < 500; index += 1) {
      const format = FORMATS[index % FORMATS.length] ?? 'csv'
      const { kind } = await reader.read({ format, bytes: spoil(whole[format], draw) })
      expect(['sheets', 'rows', 'problem', 'too-large']).toContain(kind)
    }
    const { kind } = await reader.read({ format: 'xlsx', bytes: whole.xlsx })
    expect(kind).toBe('sheets')
  }, 60_000)
})

/** Changes some bytes, and cuts or doubles a stretch. */
function spoil(bytes: Buffer, draw: (below: number) => number): Buffer {
  const spoilt = Buffer.from(bytes)
  for (let count = draw(8); count >= 0; count -= 1) spoilt[draw(spoilt.length)] = draw(256)
  const at = draw(spoilt.length)
  if (draw(3) === 0) return spoilt.subarray(0, at)
  if (draw(3) === 0) return Buffer.concat([spoilt.subarray(0, at), spoilt.subarray(draw(at + 1))])
  return spoilt
}

/** Numbers that look drawn and are the same in every run. */
function seeded(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}
