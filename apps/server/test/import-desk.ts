import { expect } from 'vitest'
import {
  type Crysta,
  type FileFormat,
  type ImportBatch,
  importBatchSchema,
  type ImportChange,
  type ImportPreview,
  importPreviewSchema,
} from '@gyeol/contract'
import { startReader } from '../src/modules/import/file-reading.ts'
import type { TestApp } from './app.ts'
import { emptyList } from './empty-list.ts'
import { type Person, signIn } from './people.ts'

type Options = { readonly format?: FileFormat; readonly [field: string]: unknown }

/** An administrator who brings files in, and what they see of it. */
export type ImportDesk = Awaited<ReturnType<typeof openDesk>>

/** Logs an administrator and an editor in, over lists that hold nothing. */
export async function openDesk(test: TestApp) {
  await emptyLists(test)
  // On a busy machine it starts more slowly than an answer may take.
  await startReader()
  const admin = await signIn(test, 'ADMIN')
  const editor = await signIn(test, 'EDITOR')

  const check = async (bytes: Buffer | string, options: Options = {}): Promise<ImportPreview> => {
    const content = Buffer.from(bytes).toString('base64')
    const body = { entity: 'crysta', format: 'csv', content, ...options }
    const answer = await admin.call('POST', '/api/import', body)
    expect(answer.statusCode, answer.body).toBe(201)
    return importPreviewSchema.parse(answer.json())
  }
  const step = async (id: string, verb: 'apply' | 'undo') =>
    admin.call('POST', `/api/import/${id}/${verb}`, {})
  const bring = async (bytes: Buffer | string, options: Options = {}): Promise<ImportBatch> => {
    const { batch, errors } = await check(bytes, options)
    expect(errors).toEqual([])
    const answer = await step(batch?.id ?? '', 'apply')
    expect(answer.statusCode, answer.body).toBe(200)
    return importBatchSchema.parse(answer.json())
  }
  return {
    admin,
    editor,
    check,
    step,
    bring,
    async logInAgain() {
      Object.assign(admin, await signIn(test, 'ADMIN'))
      Object.assign(editor, await signIn(test, 'EDITOR'))
    },
    /** What a file does, row by row. */
    async changesOf(id: string, query = ''): Promise<ImportChange[]> {
      const answer = await admin.call('GET', `/api/import/${id}/change${query}`)
      return answer.json<{ items: ImportChange[] }>().items
    },
    crystas: async () => readCrystas(editor),
    /** A list as a file. */
    async take(entity: string, format: FileFormat) {
      return editor.call('GET', `/api/catalogue/export?entity=${entity}&format=${format}`)
    },
  }
}

async function readCrystas(editor: Person): Promise<Crysta[]> {
  return (await editor.call('GET', '/api/crysta/all')).json<{ items: Crysta[] }>().items
}

async function emptyLists({ database }: TestApp): Promise<void> {
  for (const entity of ['crysta', 'registlet', 'boss', 'equipment', 'ability'] as const)
    await emptyList(database, entity)
}

/** The errors of a preview, one line each. */
export function messagesOf({ errors }: ImportPreview): string[] {
  return errors.map(({ line, column, message }) => `${line} ${column}: ${message}`)
}
