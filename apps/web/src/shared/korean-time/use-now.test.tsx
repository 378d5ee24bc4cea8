import { act } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { giveWrittenAnswers } from '../http/written-answers.ts'
import { useNow } from './use-now.ts'

const DRAWN = Date.UTC(2026, 10, 27, 3)
const NOW = DRAWN + 90_000

const shown: number[] = []

function Clock() {
  const now = useNow()
  shown.push(now)
  return <p>{now}</p>
}

it('is first the time of the drawing where a page is taken over, and the time now at once after', async () => {
  vi.setSystemTime(NOW)
  giveWrittenAnswers({ answers: {}, at: DRAWN })
  const root = document.body.appendChild(document.createElement('main'))
  root.innerHTML = renderToString(<Clock />)
  expect(root.textContent).toBe(String(DRAWN))
  shown.length = 0
  const onRecoverableError = vi.fn()
  const living = await act(async () => hydrateRoot(root, <Clock />, { onRecoverableError }))
  expect(shown[0]).toBe(DRAWN)
  expect(shown.at(-1)).toBe(NOW)
  expect(root.textContent).toBe(String(NOW))
  expect(onRecoverableError).not.toHaveBeenCalled()
  await act(async () => living.unmount())
  vi.useRealTimers()
})
