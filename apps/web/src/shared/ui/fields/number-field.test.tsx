import { parseKoreanNumber } from '@gyeol/korean'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Field } from './field.tsx'
import { NumberField, type NumberFieldProps } from './number-field.tsx'

const LABEL = '크리티컬 대미지'
const changes: number[] = []
const refusals: [text: string, reason: string][] = []
const commits: number[] = []

beforeEach(() => {
  changes.length = 0
  refusals.length = 0
  commits.length = 0
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function Stand({ start = 0, ...rest }: Partial<NumberFieldProps> & { start?: number }) {
  const [value, setValue] = useState(start)
  return (
    <>
      <NumberField
        label={LABEL}
        parse={parseKoreanNumber}
        min={-30}
        max={30}
        signed
        showMax
        {...rest}
        value={value}
        onChange={(next) => {
          changes.push(next)
          setValue(next)
        }}
        onInvalid={(text, reason) => refusals.push([text, reason])}
        onCommit={(next) => commits.push(next)}
      />
      <button type="button" onClick={() => setValue(5)}>
        되돌리기
      </button>
    </>
  )
}

function pass(milliseconds: number) {
  act(() => {
    vi.advanceTimersByTime(milliseconds)
  })
}

function field(): HTMLInputElement {
  return screen.getByRole('spinbutton', { name: LABEL })
}

describe('typing', () => {
  it('reports every acceptable number and keeps the text as typed until it loses the focus', async () => {
    const user = userEvent.setup()
    render(<Stand />)
    await user.click(field())
    await user.keyboard('１２')
    expect(field().value).toBe('１２')
    expect(changes.at(-1)).toBe(12)
    await user.tab()
    expect(field().value).toBe('+12')
    expect(commits).toEqual([12])
  })

  it('keeps a number that is too big, marks it and says why; nothing is corrected', async () => {
    const user = userEvent.setup()
    render(<Stand start={3} />)
    await user.click(field())
    await user.keyboard('41')
    await user.tab()
    expect(field().value).toBe('41')
    expect(field().getAttribute('aria-invalid')).toBe('true')
    const reason = screen.getByText('최대 +30까지 넣을 수 있어요').closest('p')
    expect(field().getAttribute('aria-describedby')?.split(' ')).toContain(reason?.id)
    expect(refusals.at(-1)).toEqual(['41', '최대 +30까지 넣을 수 있어요'])
    expect(changes).toEqual([4])
    expect(commits).toEqual([])
  })

  it('says that all is well again when the wrong text is put right', async () => {
    const user = userEvent.setup()
    render(<Stand start={4} />)
    await user.click(field())
    await user.keyboard('4x')
    expect(refusals).toHaveLength(1)
    await user.keyboard('{Backspace}')
    expect(changes.at(-1)).toBe(4)
    expect(field().hasAttribute('aria-invalid')).toBe(false)
  })

  it.each(['-', '−'])('waits with a lone %j', async (sign) => {
    const user = userEvent.setup()
    render(<Stand />)
    await user.click(field())
    await user.keyboard(sign)
    expect(field().value).toBe(sign)
    await user.keyboard('20')
    expect(changes.at(-1)).toBe(-20)
  })

  it('takes Enter as done and leaves Enter of an input method alone', async () => {
    const user = userEvent.setup()
    render(<Stand />)
    await user.click(field())
    await user.keyboard('7')
    fireEvent.keyDown(field(), { key: 'Enter', keyCode: 229, isComposing: true })
    expect(commits).toEqual([])
    await user.keyboard('{Enter}')
    expect(commits).toEqual([7])
    expect(field().value).toBe('+7')
  })

  it('goes back to the value on Escape and keeps that Escape from closing a dialog', async () => {
    const outer = vi.fn()
    const user = userEvent.setup()
    render(
      // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- stands for a dialog
      <div onKeyDown={(event) => outer(event.key)}>
        <Stand start={5} />
      </div>,
    )
    await user.click(field())
    await user.keyboard('99')
    outer.mockClear()
    await user.keyboard('{Escape}')
    expect(field().value).toBe('+5')
    expect(outer).not.toHaveBeenCalled()
    await user.keyboard('{Escape}')
    expect(outer).toHaveBeenCalledWith('Escape')
  })

  it('gives way to a value that comes from elsewhere', async () => {
    const user = userEvent.setup()
    render(<Stand start={1} />)
    await user.click(field())
    await user.keyboard('99')
    await user.click(screen.getByRole('button', { name: '되돌리기' }))
    expect(field().value).toBe('+5')
    expect(field().hasAttribute('aria-invalid')).toBe(false)
  })
})

describe('keys and wheel', () => {
  it.each([
    ['{ArrowUp}', 11],
    ['{ArrowDown}', 9],
    ['{Shift>}{ArrowUp}{/Shift}', 20],
    ['{Shift>}{ArrowDown}{/Shift}', 0],
    ['{PageUp}', 20],
    ['{Home}', -30],
    ['{End}', 30],
  ])('%s moves 10 to %i', async (keys, expected) => {
    const user = userEvent.setup()
    render(<Stand start={10} />)
    await user.click(field())
    await user.keyboard(keys)
    expect(changes).toEqual([expected])
  })

  it('turns with the wheel only while it has the focus', () => {
    render(<Stand start={10} />)
    fireEvent.wheel(field(), { deltaY: -100 })
    expect(changes).toEqual([])
    act(() => field().focus())
    const wasFree = fireEvent.wheel(field(), { deltaY: -100 })
    expect(changes).toEqual([11])
    expect(wasFree).toBe(false)
  })

  it('does nothing when it is read-only', async () => {
    const user = userEvent.setup()
    render(<Stand start={10} readOnly />)
    await user.click(field())
    await user.keyboard('{ArrowUp}{End}')
    await user.click(screen.getByRole('button', { name: `${LABEL} 올리기` }))
    expect(changes).toEqual([])
  })
})

describe('buttons', () => {
  it('steps once per press and goes to the limit with MAX', async () => {
    const user = userEvent.setup()
    render(<Stand />)
    await user.click(screen.getByRole('button', { name: `${LABEL} 올리기` }))
    await user.click(screen.getByRole('button', { name: `${LABEL} 내리기` }))
    await user.click(screen.getByRole('button', { name: `${LABEL} MAX` }))
    expect(changes).toEqual([1, 0, 30])
  })

  it('repeats while held, without a step more at the end, and stops at the limit', () => {
    vi.useFakeTimers()
    render(<Stand start={25} />)
    const up = screen.getByRole('button', { name: `${LABEL} 올리기` })
    fireEvent.pointerDown(up, { button: 0 })
    expect(changes).toEqual([])
    pass(400 + 70 * 2)
    expect(changes).toEqual([26, 27, 28])
    fireEvent.pointerUp(up)
    fireEvent.click(up)
    pass(1000)
    expect(changes).toEqual([26, 27, 28])
    fireEvent.pointerDown(up, { button: 0 })
    pass(5000)
    expect(changes.at(-1)).toBe(30)
    expect(changes).toHaveLength(5)
  })

  it('does not step when the finger only scrolls over it', () => {
    vi.useFakeTimers()
    render(<Stand />)
    const up = screen.getByRole('button', { name: `${LABEL} 올리기` })
    fireEvent.pointerDown(up, { button: 0 })
    fireEvent.pointerCancel(up)
    pass(2000)
    expect(changes).toEqual([])
  })

  it('turns the sign for phones without a minus key', async () => {
    const user = userEvent.setup()
    render(<Stand start={20} showSignFlip />)
    await user.click(screen.getByRole('button', { name: `${LABEL} 부호 바꾸기` }))
    expect(changes).toEqual([-20])
  })
})

it('takes name, hint and reason from the field around it', () => {
  render(
    <Field label="목표 레벨" hint="지금 레벨보다 높게" error="필수 값 입니다.">
      <NumberField
        label="레벨"
        look="plain"
        parse={parseKoreanNumber}
        value={305}
        onChange={() => {}}
      />
    </Field>,
  )
  const input = screen.getByRole('spinbutton', { name: '목표 레벨' })
  const described = input.getAttribute('aria-describedby')?.split(' ') ?? []
  const words = described.map((id) => document.getElementById(id)?.textContent)
  expect(words).toEqual(['지금 레벨보다 높게', '필수 값 입니다.'])
  expect(input.getAttribute('aria-invalid')).toBe('true')
})

describe('the sign by touch, where the number pad has digits only', () => {
  it('stands first and waits for its digits', async () => {
    const user = userEvent.setup()
    render(<Stand emptyValue={0} showSignFlip />)
    await user.click(screen.getByRole('button', { name: `${LABEL} 부호 바꾸기` }))
    const field = screen.getByRole<HTMLInputElement>('spinbutton')
    expect([field.value, document.activeElement]).toEqual(['−', field])
    expect(refusals).toEqual([])
    await user.keyboard('14')
    expect(field.value).toBe('−14')
    expect(changes.at(-1)).toBe(-14)
  })

  it('turns a number round', async () => {
    render(<Stand start={14} showSignFlip />)
    await userEvent.click(screen.getByRole('button', { name: `${LABEL} 부호 바꾸기` }))
    expect(changes).toEqual([-14])
  })
})
