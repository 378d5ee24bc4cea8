import { afterEach, expect, test, vi } from 'vitest'
import { copyText } from './copy-text.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  document.body.replaceChildren()
  Reflect.deleteProperty(document, 'execCommand')
})

/** What is selected when the browser is told to copy. */
function watchCopying(): string[] {
  const copied: string[] = []
  document.execCommand = (command) => {
    const field = document.activeElement
    if (command !== 'copy' || !(field instanceof HTMLTextAreaElement)) return false
    copied.push(field.value.slice(field.selectionStart, field.selectionEnd))
    return true
  }
  return copied
}

test('over plain http, where there is no clipboard, the text is copied by selecting it', async () => {
  vi.stubGlobal('navigator', {})
  const copied = watchCopying()
  const button = document.body.appendChild(document.createElement('button'))
  button.focus()
  expect(await copyText('크리스타\n둘째 줄')).toBe(true)
  expect(copied).toEqual(['크리스타\n둘째 줄'])
  expect(document.querySelector('textarea')).toBeNull()
  expect(document.activeElement).toBe(button)
})

test('so it is where the browser refuses the clipboard', async () => {
  vi.stubGlobal('navigator', {
    clipboard: { writeText: () => Promise.reject(new DOMException('', 'NotAllowedError')) },
  })
  const copied = watchCopying()
  expect(await copyText('가')).toBe(true)
  expect(copied).toEqual(['가'])
})

test('a browser that copies in neither way is told from one that did', async () => {
  vi.stubGlobal('navigator', {})
  document.execCommand = () => false
  expect(await copyText('가')).toBe(false)
})
