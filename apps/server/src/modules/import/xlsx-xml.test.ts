import { expect, it } from 'vitest'
import { readXml } from './xlsx-xml.ts'

const textOf = (xml: string) => {
  const parts: string[] = []
  readXml(xml, { onText: (text) => parts.push(text) })
  return parts.join('')
}

it.each([
  ['<!DOCTYPE t [<!ENTITY x SYSTEM "file:///etc/passwd">]><t>&x;</t>'],
  ['<!DOCTYPE t [<!ENTITY a "가가가가"><!ENTITY x "&a;&a;&a;">]><t>&x;</t>'],
])('an entity a file declares stays what it is: nothing is fetched or unfolded: %s', (xml) => {
  expect(textOf(xml).trim()).toBe('&x;')
})

it('the entities of XML itself are read', () => {
  expect(textOf('<t>&lt;&amp;&#44032;&#xAC00;<![CDATA[<나>]]></t>')).toBe('<&가가<나>')
})

it('names lose their prefixes, attributes too', () => {
  const seen: unknown[] = []
  readXml('<x:a r:id="1" b="&quot;"/>', {
    onOpen: (name, attributes) => seen.push([name, attributes]),
  })
  expect(seen).toEqual([['a', { id: '1', b: '"' }]])
})
