import { act } from '@testing-library/react'
import { useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import { forgetRestored, tellKeptFields } from './kept-fields.ts'

function Form() {
  const [text, setText] = useState('')
  const [isOn, setOn] = useState(false)
  const [kind, setKind] = useState('a')
  return (
    <form>
      <input aria-label="text" value={text} onChange={(event) => setText(event.target.value)} />
      <input
        aria-label="tick"
        type="checkbox"
        checked={isOn}
        onChange={(event) => setOn(event.target.checked)}
      />
      <select aria-label="kind" value={kind} onChange={(event) => setKind(event.target.value)}>
        <option>a</option>
        <option>b</option>
      </select>
      <textarea aria-label="lines" defaultValue="" />
      <output>{`${text} ${isOn} ${kind}`}</output>
    </form>
  )
}

afterEach(() => vi.unstubAllGlobals())

it('tells the living page what was typed, ticked and chosen before it listened', async () => {
  const root = document.body.appendChild(document.createElement('div'))
  root.innerHTML = renderToString(<Form />)
  const [text, tick] = [...root.querySelectorAll('input')] as [HTMLInputElement, HTMLInputElement]
  const [kind] = [...root.querySelectorAll('select')] as [HTMLSelectElement]
  const [lines] = [...root.querySelectorAll('textarea')] as [HTMLTextAreaElement]
  text.value = '바쿠잔'
  tick.checked = true
  kind.value = 'b'
  lines.value = '한 줄'
  const left = [text, tick, kind, lines].map(
    (field) => [field, { value: field.value, checked: field === tick }] as const,
  )
  vi.stubGlobal('__keptFields', new Map<unknown, unknown>(left))
  forgetRestored(root)
  const living = await act(async () => hydrateRoot(root, <Form />))
  expect(root.querySelector('output')?.textContent).toBe(' false a')
  await act(async () => tellKeptFields())
  expect(root.querySelector('output')?.textContent).toBe('바쿠잔 true b')
  expect(text.value).toBe('바쿠잔')
  expect(tick.checked).toBe(true)
  expect(lines.value).toBe('한 줄')
  await act(async () => living.unmount())
})

it('takes back what a browser restores, and what was typed stays', () => {
  const root = document.createElement('div')
  root.innerHTML = '<input value="1"><input type="checkbox"><input value="2">'
  const [restored, ticked, typed] = [...root.querySelectorAll('input')] as [
    HTMLInputElement,
    HTMLInputElement,
    HTMLInputElement,
  ]
  restored.value = '7'
  ticked.checked = true
  typed.value = '9'
  vi.stubGlobal('__keptFields', new Map([[typed, { value: '9', checked: false }]]))
  forgetRestored(root)
  expect([restored.value, ticked.checked, typed.value]).toEqual(['1', false, '9'])
})

it('tells it to the fields of the same name where the page was drawn anew', async () => {
  const root = document.body.appendChild(document.createElement('div'))
  const drawn = `<label for="amount">금액</label><input id="amount">
    <label>산 값<input type="radio" name="a" value="bought"></label>
    <label>판 값<input type="radio" name="a" value="sold"></label>`
  root.innerHTML = drawn
  const [amount, , sold] = [...root.querySelectorAll('input')] as [
    HTMLInputElement,
    HTMLInputElement,
    HTMLInputElement,
  ]
  root.innerHTML = drawn
  const [living, , livingSold] = root.querySelectorAll('input')
  vi.stubGlobal(
    '__keptFields',
    new Map([
      [sold, { value: 'sold', checked: true, label: '판 값' }],
      [amount, { value: '1억', checked: false, label: '금액' }],
    ]),
  )
  tellKeptFields()
  expect(living?.value).toBe('1억')
  expect(livingSold?.checked).toBe(true)
  root.remove()
})

it('tells nothing to fields of which several are called alike', () => {
  const root = document.body.appendChild(document.createElement('div'))
  const rows = '<label>값<input></label><label>값<input></label>'
  root.innerHTML = rows
  const [, second] = root.querySelectorAll('input')
  vi.stubGlobal('__keptFields', new Map([[second, { value: '7', checked: false, label: '값' }]]))
  root.innerHTML = rows
  tellKeptFields()
  expect([...root.querySelectorAll('input')].map(({ value }) => value)).toEqual(['', ''])
  root.remove()
})
