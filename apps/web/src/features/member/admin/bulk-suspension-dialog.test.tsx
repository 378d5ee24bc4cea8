import { ApiProvider } from '@reduxjs/toolkit/query/react'
import type { MemberAdmin } from '@gyeol/contract'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { api } from '../../../shared/api/api.ts'
import { BulkSuspensionDialog } from './bulk-suspension-dialog.tsx'

type Call = { readonly path: string; readonly body: { readonly members?: readonly string[] } }

const calls: Call[] = []

/** As the server answers: a takedown of members holds one thing of each. */
async function answer(url: unknown, init?: RequestInit): Promise<Response> {
  const path = String(url)
  const body = typeof init?.body === 'string' ? JSON.parse(init.body) : {}
  calls.push({ path, body })
  if (path.endsWith('/undo'))
    return Response.json({ restored: calls.length, missed: 0, isLeft: false })
  if (!path.endsWith('/takedown')) return Response.json({})
  const counts = [{ kind: 'cook-house', count: body.members.length }]
  return Response.json({ batchId: 'batch', counts, refused: 0, isLeft: false })
}

beforeEach(() => vi.stubGlobal('fetch', vi.fn<typeof fetch>(answer)))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  calls.length = 0
})

const members = Array.from(
  { length: 21 },
  // What the dialog reads of a member.
  (_, at) => ({ id: `m${at}`, nickname: `회원${at}`, version: 1, status: 'ACTIVE' }) as MemberAdmin,
)

async function suspend(): Promise<void> {
  render(
    <ApiProvider api={api}>
      <BulkSuspensionDialog members={members} onClose={() => undefined} />
    </ApiProvider>,
  )
  await userEvent.type(screen.getByRole('textbox', { name: /까닭/ }), '광고')
}
const takedowns = () => calls.filter(({ path }) => path.endsWith('/takedown'))

it('hides everything of all who are suspended when that is wished, and both are taken back', async () => {
  await suspend()
  await userEvent.click(screen.getByRole('checkbox', { name: /올린 것도 모두 숨기기/ }))
  await userEvent.click(screen.getByRole('button', { name: '21명 정지하기' }))
  expect(await screen.findByText('21명을 정지했어요')).toBeTruthy()
  // One call takes so many members; together they are one act.
  expect(takedowns().map(({ body }) => body.members?.length)).toEqual([20, 1])
  expect(takedowns()[1]?.body).toMatchObject({ batchId: 'batch', reason: '광고', isRemoval: false })
  await userEvent.click(screen.getByRole('button', { name: '되돌리기' }))
  expect(await screen.findByText('21명을 되돌렸어요')).toBeTruthy()
  expect(calls.some(({ path }) => path.endsWith('/api/moderation/takedown/batch/undo'))).toBe(true)
})

it('hides nothing without that wish', async () => {
  await suspend()
  await userEvent.click(screen.getByRole('button', { name: '21명 정지하기' }))
  expect(await screen.findByText('21명을 정지했어요')).toBeTruthy()
  expect(takedowns()).toEqual([])
})
