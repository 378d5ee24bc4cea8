import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { forgetToasts, pastToasts } from '../toast/toast-store.ts'
import { PictureDialog } from './picture-dialog.tsx'

// jsdom paints nothing.
vi.mock('../image-export/export-picture.ts', () => ({
  exportPicture: async () => ({ blob: new Blob(['png']), width: 1, height: 1 }),
}))

/** A plain function: a mock would take hold of its rejections. */
let answer: () => Promise<void>
let shared: (ShareData | undefined)[] = []
const share: Navigator['share'] = (data) => {
  shared.push(data)
  return answer()
}
const unhandled = vi.fn()

beforeEach(() => {
  shared = []
  Object.assign(navigator, { share, canShare: () => true })
  Object.assign(URL, { createObjectURL: () => 'blob:picture', revokeObjectURL: () => undefined })
  process.on('unhandledRejection', unhandled)
})

afterEach(() => {
  cleanup()
  forgetToasts()
  process.off('unhandledRejection', unhandled)
  vi.clearAllMocks()
})

async function send() {
  render(
    <PictureDialog name="강그레프 경로" onClose={() => undefined}>
      <div>강그레프</div>
    </PictureDialog>,
  )
  await userEvent.click(await screen.findByRole('button', { name: '다른 앱으로 보내기' }))
  await new Promise((resolve) => setTimeout(resolve, 20))
}

it('who closes the sheet of the system is told of no error', async () => {
  answer = () => Promise.reject(new DOMException('Share canceled', 'AbortError'))
  await send()
  expect(shared).toHaveLength(1)
  expect(unhandled).not.toHaveBeenCalled()
  expect(pastToasts()).toEqual([])
})

it('says so when another app cannot take the picture', async () => {
  answer = () => Promise.reject(new DOMException('Permission denied', 'NotAllowedError'))
  await send()
  expect(unhandled).not.toHaveBeenCalled()
  expect(pastToasts()).toMatchObject([{ kind: 'error' }])
})

it('hands on the picture under its name', async () => {
  answer = () => Promise.resolve()
  await send()
  expect(shared[0]?.files?.[0]?.name).toBe('강그레프 경로.png')
})
