import { ApiProvider } from '@reduxjs/toolkit/query/react'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { api } from '../../shared/api/api.ts'
import { BackupSection } from './backup-section.tsx'

const STATUS = {
  lastAt: null,
  rows: 0,
  failedAt: null,
  everyHours: 0,
  keep: 7,
  nextAt: null,
  isLate: false,
  trial: null,
  isTrying: false,
  isQuietCopy: false,
}
const createObjectURL = vi.fn(() => 'blob:backup')
const fetchMock = vi.fn<typeof fetch>()
let status: object = STATUS
let file = () => new Response('bytes')

beforeEach(() => {
  vi.stubGlobal('fetch', fetchMock)
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  URL.createObjectURL = createObjectURL
  URL.revokeObjectURL = vi.fn()
  HTMLAnchorElement.prototype.click = vi.fn()
  fetchMock.mockImplementation(async (url) =>
    url === '/api/backup/file' ? file() : new Response(JSON.stringify(status)),
  )
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  createObjectURL.mockClear()
  status = STATUS
  file = () => new Response('bytes')
})

const show = () =>
  render(
    <ApiProvider api={api}>
      <BackupSection />
    </ApiProvider>,
  )

it('says that there is none and that none is made by the clock', async () => {
  show()
  expect(await screen.findByText('아직 없음')).toBeTruthy()
  expect(screen.getByText('꺼져 있어요')).toBeTruthy()
})

it('says when the last one was, and what is wrong', async () => {
  const lastAt = '2026-11-21T03:00:00.000Z'
  status = { ...STATUS, lastAt, rows: 12_345, failedAt: lastAt, everyHours: 24, isLate: true }
  show()
  expect(await screen.findByText(/12,345줄/)).toBeTruthy()
  expect(screen.getByText('24시간마다')).toBeTruthy()
  expect(screen.getByText(/백업하지 못했어요/)).toBeTruthy()
})

it('says how the last trial went, when the next backup is made, and that a copy is silent', async () => {
  const nextAt = '2026-11-22T03:00:00.000Z'
  const trial = { at: nextAt, rows: 12_345, failure: 'keys' }
  status = { ...STATUS, lastAt: nextAt, everyHours: 24, nextAt, trial, isQuietCopy: true }
  show()
  expect(await screen.findByText(/지금 키로 열리지 않아요/)).toBeTruthy()
  expect(screen.getByText('마지막 7개')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: '알림 다시 보내기' }))
  expect(fetchMock).toHaveBeenCalledWith(
    '/api/backup/copy',
    expect.objectContaining({ method: 'PUT', body: '{"isQuiet":false}' }),
  )
  await userEvent.click(screen.getByRole('button', { name: '지금 되살려 보기' }))
  expect(fetchMock).toHaveBeenCalledWith(
    '/api/backup/trial',
    expect.objectContaining({ method: 'POST' }),
  )
})

it('saves a fresh one, and asks for another try when it broke off', async () => {
  show()
  const button = screen.getByRole('button', { name: '지금 백업해서 내려받기' })
  await userEvent.click(button)
  expect(await screen.findByText(/백업을 내려받았어요/)).toBeTruthy()
  expect(createObjectURL).toHaveBeenCalledOnce()
  file = () => new Response('{"code":"INTERNAL","toast":true}', { status: 500 })
  await userEvent.click(button)
  expect(await screen.findByText(/끝까지 내려받지 못했어요/)).toBeTruthy()
  expect(createObjectURL).toHaveBeenCalledOnce()
})
