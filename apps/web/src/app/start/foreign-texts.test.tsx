import { act, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { followForeignTexts } from './foreign-texts.ts'

// oxlint-disable-next-line typescript/unbound-method -- put back as they are
const { removeChild, insertBefore } = Node.prototype
let place: HTMLElement
let show: (content: ReactNode) => Promise<void>

beforeEach(() => {
  const { container, rerender } = render(null)
  place = container
  followForeignTexts(place)
  show = async (content) => act(async () => rerender(content))
})
afterAll(() => Object.assign(Node.prototype, { removeChild, insertBefore }))

type Level = { readonly level: number; readonly isTop?: boolean; readonly isNew?: boolean }

function Heading({ level, isTop = false, isNew = false }: Level) {
  return (
    <h2>
      {isNew && <i>새 </i>}
      Lv.{level}
      {isTop && ' 최고'}
      <b>부터</b>
    </h2>
  )
}

const draw = (props: Level) => show(<Heading {...props} />)

function textsOf(node: Node): Text[] {
  const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  return texts.filter(({ parentElement }) => parentElement?.closest('font, span') === null)
}

/** What the translators of browsers and the widgets on pages do. */
const WAYS: Readonly<Record<string, (text: Text) => void>> = {
  replaced: (text) => text.replaceWith(fontOf(text)),
  'inserted before, then removed': (text) => {
    text.parentNode?.insertBefore(fontOf(text), text)
    text.parentNode?.removeChild(text)
  },
  'inserted after, then removed': (text) => {
    text.after(fontOf(text))
    text.remove()
  },
  wrapped: (text) => {
    const wrapper = document.createElement('font')
    text.replaceWith(wrapper)
    wrapper.append(text)
  },
}

function fontOf(text: Text): HTMLElement {
  const inner = Object.assign(document.createElement('font'), { textContent: `[${text.data}]` })
  const outer = document.createElement('font')
  outer.append(inner)
  return outer
}

async function translate(way: (text: Text) => void): Promise<void> {
  for (const text of textsOf(place)) way(text)
  await Promise.resolve()
}

const shown = () => place.textContent.replaceAll(/[[\]]/g, '')

test.each(Object.entries(WAYS))(
  'texts that were %s: everything shown is of now',
  async (_, way) => {
    await draw({ level: 200 })
    await translate(way)
    expect(shown()).toBe('Lv.200부터')
    await draw({ level: 250 })
    expect(shown()).toBe('Lv.250부터')
    await translate(way)
    await draw({ level: 251, isTop: true, isNew: true })
    expect(shown()).toBe('새 Lv.251 최고부터')
    await translate(way)
    await draw({ level: 252, isNew: true })
    expect(shown()).toBe('새 Lv.252부터')
    await translate(way)
    await draw({ level: 252 })
    expect(shown()).toBe('Lv.252부터')
  },
)

test('two texts that became one come back as two', async () => {
  await draw({ level: 200 })
  const [prefix, number] = textsOf(place) as [Text, Text]
  prefix.replaceWith(
    Object.assign(document.createElement('font'), { textContent: 'level two hundred' }),
  )
  number.remove()
  await Promise.resolve()
  expect(shown()).toBe('level two hundred부터')
  await draw({ level: 250 })
  expect(shown()).toBe('Lv.250부터')
})

test('a page that is shown in its own words again goes on', async () => {
  await draw({ level: 200 })
  const texts = textsOf(place)
  const fonts = texts.map(fontOf)
  texts.forEach((text, index) => text.replaceWith(fonts[index] as HTMLElement))
  await Promise.resolve()
  fonts.forEach((font, index) => font.replaceWith(texts[index] as Text))
  await Promise.resolve()
  await draw({ level: 250, isTop: true })
  expect(shown()).toBe('Lv.250 최고부터')
})

test('what React replaces by itself stays away', async () => {
  await show(
    <p>
      하나{'둘'}
      <b>셋</b>
    </p>,
  )
  await translate((text) => text.replaceWith(fontOf(text)))
  await show(
    <p>
      하나<i>넷</i>
      <b>셋</b>
    </p>,
  )
  await show(
    <p>
      하나<i>다섯</i>
      <b>셋</b>
    </p>,
  )
  expect(shown()).toBe('하나다섯셋')
})
