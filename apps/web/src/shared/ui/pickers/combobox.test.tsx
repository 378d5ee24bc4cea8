import { createSearchIndex } from '@gyeol/korean'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { Combobox } from './combobox.tsx'

type Crysta = {
  readonly id: string
  readonly name: string
  readonly part: string
}

const CRYSTAS: readonly Crysta[] = [
  { id: '1', name: '강그레프', part: '무기' },
  { id: '2', name: '바쿠잔', part: '무기' },
  { id: '3', name: '강철 가재', part: '방어구' },
]
const index = createSearchIndex(CRYSTAS, ({ name }) => ({ name }))
const search = (query: string) => index.search(query).map((hit) => hit.item)
const chosen: string[] = []

beforeEach(() => {
  chosen.length = 0
})
afterEach(cleanup)

function Stand() {
  const [value, setValue] = useState<Crysta | null>(null)
  return (
    <Combobox
      label="크리스타"
      placeholder="고르기"
      items={CRYSTAS}
      value={value}
      onChange={(crysta) => {
        chosen.push(crysta.name)
        setValue(crysta)
      }}
      getKey={(crysta) => crysta.id}
      getLabel={(crysta) => crysta.name}
      groupOf={(crysta) => crysta.part}
      search={search}
      isDisabled={(crysta) => crysta.id === '3'}
    />
  )
}

async function open() {
  const user = userEvent.setup()
  render(<Stand />)
  await user.click(screen.getByRole('combobox', { name: '크리스타: 고르기' }))
  const input = await screen.findByRole<HTMLInputElement>('combobox', { name: '크리스타' })
  return { user, input }
}

function shown(): (string | null)[] {
  return screen.queryAllByRole('option').map((option) => option.textContent)
}

/** One step of an input method: the text so far, not yet committed. */
function compose(input: HTMLInputElement, text: string) {
  fireEvent.compositionUpdate(input, { data: text })
  fireEvent.input(input, {
    target: { value: text },
    isComposing: true,
    inputType: 'insertCompositionText',
  })
}

it('shows everything under its headings while nothing is typed', async () => {
  await open()
  expect(shown()).toEqual(['강그레프', '바쿠잔', '강철 가재'])
  expect(screen.getByText('방어구')).toBeTruthy()
})

it('chooses with arrow keys and Enter, closes, and shows the choice', async () => {
  const { user, input } = await open()
  await user.type(input, 'ㅂㅋㅈ')
  expect(shown()).toEqual(['바쿠잔'])
  await user.keyboard('{Enter}')
  expect(chosen).toEqual(['바쿠잔'])
  expect(screen.getByRole('combobox', { name: '크리스타: 바쿠잔' })).toBeTruthy()
  await waitFor(() => expect(shown()).toEqual([]))
})

it('draws rows with what is typed, to set off what it found', async () => {
  const user = userEvent.setup()
  render(
    <Combobox
      label="크리스타"
      items={CRYSTAS}
      value={null}
      onChange={() => undefined}
      getKey={({ id }) => id}
      getLabel={({ name }) => name}
      search={search}
      renderItem={({ name }, query) => `${name} <${query}>`}
    />,
  )
  await user.click(screen.getByRole('combobox'))
  const input = await screen.findByRole('combobox', { name: '크리스타' }, { timeout: 5000 })
  expect(shown()).toContain('바쿠잔 <>')
  await user.type(input, ' ㅂㅋㅈ')
  expect(shown()).toEqual(['바쿠잔 <ㅂㅋㅈ>'])
})

it('says in words that nothing matches', async () => {
  const { user, input } = await open()
  await user.type(input, '없는이름')
  expect(shown()).toEqual([])
  expect(screen.getByText('맞는 것이 없어요. 다른 말로 찾아 보세요.')).toBeTruthy()
})

it('closes on Escape without choosing', async () => {
  const { user } = await open()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(shown()).toEqual([]))
  expect(chosen).toEqual([])
})

describe('while Hangul is being composed', () => {
  it('already searches for the unfinished syllable', async () => {
    const { input } = await open()
    fireEvent.compositionStart(input)
    compose(input, '강글')
    expect(shown()).toEqual(['강그레프'])
    expect(input.value).toBe('강글')
  })

  it('takes the one Enter the player pressed, after the syllable is whole', async () => {
    const { input } = await open()
    fireEvent.compositionStart(input)
    compose(input, '바쿠')
    fireEvent.keyDown(input, { key: 'Enter', keyCode: 229, isComposing: true })
    expect(chosen).toEqual([])
    fireEvent.compositionEnd(input, { data: '바쿠' })
    await act(() => new Promise((resolve) => setTimeout(resolve, 5)))
    expect(chosen).toEqual(['바쿠잔'])
  })

  it('chooses once when the browser sends that Enter a second time', async () => {
    const { input } = await open()
    fireEvent.compositionStart(input)
    compose(input, '바쿠')
    fireEvent.keyDown(input, { key: 'Enter', keyCode: 229, isComposing: true })
    fireEvent.compositionEnd(input, { data: '바쿠' })
    fireEvent.keyDown(input, { key: 'Enter', keyCode: 13 })
    await act(() => new Promise((resolve) => setTimeout(resolve, 5)))
    expect(chosen).toEqual(['바쿠잔'])
  })

  it('does not move through the list with arrow keys of the input method', async () => {
    const { input } = await open()
    fireEvent.compositionStart(input)
    compose(input, '강')
    const before = input.getAttribute('aria-activedescendant')
    fireEvent.keyDown(input, { key: 'ArrowDown', keyCode: 229, isComposing: true })
    expect(input.getAttribute('aria-activedescendant')).toBe(before)
  })
})
