import { expect } from 'vitest'
import { type Crysta, crystaSchema } from '@gyeol/contract'
import type { TestApp } from './app.ts'
import { signIn, visitor } from './people.ts'

/** What an editor enters unless a test says otherwise. */
export const POTUM = { name: '포툼', kind: 'normal', stats: [{ stat: 'atk_pct', value: 3 }] }

/** An editor who enters crystas, and somebody who only looks. */
export type CrystaDesk = Awaited<ReturnType<typeof openCrystaDesk>>

/** Logs an editor in, beside a visitor. */
export async function openCrystaDesk(test: TestApp) {
  const editor = await signIn(test, 'EDITOR')
  const nobody = visitor(test)
  return {
    editor,
    nobody,
    /** Enters a crysta that must be taken: {@link POTUM} with other fields. */
    async create(fields: object = {}, headers: Readonly<Record<string, string>> = {}) {
      const answer = await editor.call('POST', '/api/crysta', { ...POTUM, ...fields }, headers)
      expect(answer.statusCode, answer.body).toBe(201)
      return answer.json<{ id: string; version: number }>()
    },
    /** A crysta as everybody sees it. */
    async read(id: string): Promise<Crysta> {
      return crystaSchema.parse((await nobody('GET', `/api/crysta/${id}`)).json())
    },
  }
}
