import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { UnreadLinesDialog } from './unread-lines-dialog.tsx'

afterEach(cleanup)

it('keeps the lines that were not read in a box, and reads the whole text again with them corrected', async () => {
  const user = userEvent.setup()
  const onAgain = vi.fn()
  const unread = {
    text: '크뎀 3\n관통 3\n공속 12',
    at: [2],
    reasons: ['2번째 줄: 여러 옵션을 뜻하는 말이에요'],
  }
  render(<UnreadLinesDialog unread={unread} onAgain={onAgain} onClose={() => undefined} />)
  const box = await screen.findByRole<HTMLTextAreaElement>('textbox')
  expect(screen.getByRole('listitem').textContent).toContain('2번째 줄')
  expect(box.value).toBe('관통 3')
  await user.clear(box)
  await user.type(box, '물관 3')
  await user.click(screen.getByRole('button', { name: '고친 줄까지 다시 불러오기' }))
  expect(onAgain).toHaveBeenCalledWith('크뎀 3\n물관 3\n공속 12')
})
