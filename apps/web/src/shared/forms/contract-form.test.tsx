import { updateMemberSchema } from '@gyeol/contract'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { HttpFailure } from '../http/http-failure.ts'
import { ContractFormView, SubmitButton } from './contract-form-view.tsx'
import { flushSaved } from '../saved-data/saved-data.ts'
import { draftsSaved } from './drafts.saved.ts'
import { DraftStrip } from './draft-strip.tsx'
import { FormHosts } from './form-hosts.tsx'
import { SelectInput, TextInput } from './form-fields.tsx'
import { useContractForm } from './use-contract-form.ts'
import { useDraft } from './use-draft.ts'

const START = { nickname: '가', roleCode: 'MEMBER', status: 'ACTIVE', version: 1 } as const

type Row = {
  readonly nickname: string
  readonly roleCode: 'MEMBER' | 'EDITOR'
  readonly status: 'ACTIVE'
  readonly version: number
}

const submit = vi.fn<(body: object) => Promise<unknown>>()

/** Screens that make one thing after another empty their form when one was saved. */
let startsAnew = false

function Form({ row, onSaved }: { row: Row; onSaved?: () => void }) {
  const { version, ...values } = row
  const forget = () => draft.forget()
  const form = useContractForm({
    schema: updateMemberSchema,
    values: { ...values, reason: '' },
    fixed: { version },
    submit,
    onSaved: () => {
      forget()
      if (startsAnew) form.reset()
      onSaved?.()
    },
    fieldOfCode: { NICKNAME_TAKEN: 'nickname' },
    messageOfCode: { LAST_OWNER: '마지막 소유자예요.' },
    guardsLeaving: true,
  })
  const draft = useDraft(form, { key: 'member/1', version })
  return (
    <ContractFormView
      form={form}
      label="회원"
      versionFields={{ nickname: { label: '닉네임' }, roleCode: { label: '등급' } }}
    >
      <DraftStrip found={draft.found} />
      <TextInput control={form.control} name="nickname" label="닉네임" required />
      <TextInput control={form.control} name="reason" label="사유" />
      <SelectInput
        control={form.control}
        name="roleCode"
        label="등급"
        options={[
          { value: 'MEMBER', label: '회원' },
          { value: 'EDITOR', label: '편집자' },
        ]}
      />
      <SubmitButton form={form}>저장</SubmitButton>
    </ContractFormView>
  )
}

/** What the server tells of the row now, as a query would bring it in. */
let tell: (row: Row) => void = () => undefined

function open(row: Row = START, onSaved?: () => void) {
  const router = createMemoryRouter(
    [
      {
        path: '/',
        Component: function Page() {
          const [current, setCurrent] = useState(row)
          tell = setCurrent
          return (
            <>
              <Form row={current} onSaved={onSaved} />
              <FormHosts />
            </>
          )
        },
      },
      { path: '/elsewhere', element: <p>다른 곳</p> },
    ],
    { initialEntries: ['/'] },
  )
  render(<RouterProvider router={router} />)
  return router
}

const nickname = () => screen.getByRole<HTMLInputElement>('textbox', { name: /닉네임/ })
const save = () => userEvent.click(screen.getByRole('button', { name: '저장' }))

function refuse(status: number, content: object, retryAfterSeconds?: number) {
  submit.mockRejectedValueOnce(
    new HttpFailure({
      status,
      statusText: '',
      toast: true,
      content,
      ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
    }),
  )
}

beforeEach(() => {
  submit.mockReset().mockResolvedValue({ version: 2 })
  draftsSaved.reset()
  startsAnew = false
})

afterEach(cleanup)

it('sends on Enter what the schema understood, once, with the version it was begun with', async () => {
  open()
  await userEvent.clear(nickname())
  await userEvent.type(nickname(), '나{Enter}')
  await waitFor(() => expect(submit).toHaveBeenCalledOnce())
  expect(submit).toHaveBeenCalledWith({
    nickname: '나',
    roleCode: 'MEMBER',
    status: 'ACTIVE',
    version: 1,
  })
})

it('goes on with the version the answer told', async () => {
  open()
  await userEvent.type(nickname(), '나')
  await save()
  await userEvent.type(nickname(), '다')
  await save()
  expect(submit.mock.calls.map(([body]) => (body as Row).version)).toEqual([1, 2])
})

it('refuses an empty required field in the specified words and moves the focus there', async () => {
  open()
  await userEvent.clear(nickname())
  await save()
  expect(await screen.findByText('필수 값 입니다.')).toBeDefined()
  expect(submit).not.toHaveBeenCalled()
  expect(document.activeElement).toBe(nickname())
  expect(nickname().getAttribute('aria-invalid')).toBe('true')
  await userEvent.type(nickname(), '나')
  expect(screen.queryByText('필수 값 입니다.')).toBeNull()
})

it('says at the field of a code what the server has against a field the form does not have', async () => {
  refuse(409, {
    code: 'NICKNAME_TAKEN',
    message: '이미 있어요.',
    errors: [{ path: 'others', code: 'INVALID', message: '세 번째 이름은 다시 쓸 수 없어요.' }],
  })
  open()
  await userEvent.type(nickname(), '나')
  await save()
  expect(await screen.findByText('세 번째 이름은 다시 쓸 수 없어요.')).toBeDefined()
  await waitFor(() => expect(document.activeElement).toBe(nickname()))
})

it('places what the server refuses at its field and keeps everything that was typed', async () => {
  refuse(400, {
    code: 'VALIDATION',
    message: '5자까지 입력할 수 있어요.',
    errors: [{ path: 'reason', code: 'TOO_LONG', message: '5자까지 입력할 수 있어요.' }],
  })
  open()
  await userEvent.type(nickname(), '나')
  await userEvent.type(screen.getByRole('textbox', { name: '사유' }), '긴 사유')
  await save()
  expect(await screen.findByText('5자까지 입력할 수 있어요.')).toBeDefined()
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: '사유' })),
  )
  expect(nickname().value).toBe('가나')
})

it('places a code at the field it is about, and any other above the form', async () => {
  refuse(409, { code: 'NICKNAME_TAKEN', message: '이미 사용 중인 닉네임이에요.' })
  open()
  await save()
  expect(await screen.findByText('이미 사용 중인 닉네임이에요.')).toBeDefined()
  expect(screen.queryByRole('alert')).toBeNull()
  refuse(409, { code: 'LAST_OWNER', message: '소유자는 한 명 이상 있어야 해요.' })
  await userEvent.type(nickname(), '나')
  await save()
  expect((await screen.findByRole('alert')).textContent).toContain('마지막 소유자예요.')
})

it('counts down what the server asks to wait', async () => {
  refuse(429, { code: 'TOO_MANY_ATTEMPTS', message: '요청이 너무 많습니다.' }, 30)
  open()
  await save()
  expect((await screen.findByRole('alert')).textContent).toMatch(/(?:30|29)초 뒤에/)
})

it('takes over newer values only while nothing has been typed', async () => {
  open()
  act(() => tell({ ...START, nickname: '새것', version: 5 }))
  await waitFor(() => expect(nickname().value).toBe('새것'))
  await userEvent.type(nickname(), '님')
  act(() => tell({ ...START, nickname: '더 새것', version: 6 }))
  expect(nickname().value).toBe('새것님')
  await save()
  expect(submit).toHaveBeenCalledWith(expect.objectContaining({ nickname: '새것님', version: 5 }))
})

it('puts both versions side by side when somebody saved first, and saves the merged one', async () => {
  refuse(409, {
    code: 'STALE',
    message: '다른 사용자가 먼저 수정했습니다.',
    current: { id: '1', nickname: '남의 것', roleCode: 'EDITOR', status: 'ACTIVE', version: 9 },
  })
  open()
  await userEvent.clear(nickname())
  await userEvent.type(nickname(), '내 것')
  await save()
  const dialog = await screen.findByRole('dialog')
  expect(dialog.textContent).toContain('둘 다 바꿨어요')
  const [mineName, , mineRole, theirsRole] = screen.getAllByRole<HTMLInputElement>('radio')
  expect([mineName?.checked, mineRole?.checked, theirsRole?.checked]).toEqual([true, false, true])
  await userEvent.click(screen.getByRole('button', { name: '고른 값으로 저장' }))
  await waitFor(() => expect(submit).toHaveBeenCalledTimes(2))
  expect(submit).toHaveBeenLastCalledWith({
    nickname: '내 것',
    roleCode: 'EDITOR',
    status: 'ACTIVE',
    version: 9,
  })
})

it('asks before leaving with something unsaved, and not after saving', async () => {
  const router = open()
  await userEvent.type(nickname(), '나')
  await act(() => router.navigate('/elsewhere'))
  expect((await screen.findByRole('alertdialog')).textContent).toContain('사라져요')
  await userEvent.click(screen.getByRole('button', { name: '계속 쓰기' }))
  expect(nickname().value).toBe('가나')
  await save()
  await act(() => router.navigate('/elsewhere'))
  expect(await screen.findByText('다른 곳')).toBeDefined()
})

it('lets a form go on from its own saving without a question', async () => {
  const router = open(START, () => void router.navigate('/elsewhere'))
  await userEvent.type(nickname(), '나')
  await save()
  expect(await screen.findByText('다른 곳')).toBeDefined()
})

it('keeps every key of a draft at once: the page may be gone the next moment', async () => {
  open()
  await userEvent.type(nickname(), '나다')
  flushSaved()
  expect(localStorage.getItem('drafts')).toContain('가나다')
})

it('forgets the draft of what was saved, and begins another with the next word', async () => {
  open()
  await userEvent.type(nickname(), '나')
  await save()
  expect(submit).toHaveBeenCalledOnce()
  expect(draftsSaved.load()).toEqual({})
  await userEvent.type(nickname(), '다')
  expect(draftsSaved.load()['member/1']?.values).toMatchObject({ nickname: '가나다' })
})

it('offers no draft of a form that was saved and then emptied for the next', async () => {
  startsAnew = true
  open()
  await userEvent.type(nickname(), '나')
  await save()
  expect(nickname().value).toBe('가')
  expect(draftsSaved.load()).toEqual({})
  cleanup()
  open()
  expect(screen.queryByRole('button', { name: '이어서 쓰기' })).toBeNull()
})

it('keeps a draft of unsaved words and offers it the next time', async () => {
  open()
  await userEvent.type(nickname(), '나')
  cleanup()
  expect(draftsSaved.load()['member/1']?.values).toMatchObject({ nickname: '가나' })
  open()
  expect(nickname().value).toBe('가')
  await userEvent.click(screen.getByRole('button', { name: '이어서 쓰기' }))
  expect(nickname().value).toBe('가나')
  expect(screen.queryByRole('button', { name: '이어서 쓰기' })).toBeNull()
})

it('keeps what is typed after the draft of last time was thrown away', async () => {
  open()
  await userEvent.type(nickname(), '나')
  cleanup()
  open()
  await userEvent.type(nickname(), '다')
  await userEvent.click(screen.getByRole('button', { name: '지우기' }))
  await userEvent.type(nickname(), '라')
  expect(draftsSaved.load()['member/1']?.values).toMatchObject({ nickname: '가다라' })
})
