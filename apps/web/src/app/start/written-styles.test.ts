import { expect, it } from 'vitest'
import { linkWrittenStyles } from './written-styles.ts'

it('names what came with the page as links that are switched off', () => {
  document.head.innerHTML = '<style>a{}</style><style data-href="/assets/b.css">b{}</style>'
  linkWrittenStyles(document)
  const [link, ...others] = document.getElementsByTagName('link')
  expect(others).toEqual([])
  expect(link?.getAttribute('href')).toBe('/assets/b.css')
  expect(link?.rel).toBe('stylesheet')
  expect(link?.hasAttribute('disabled')).toBe(true)
  expect(link?.previousElementSibling?.textContent).toBe('b{}')
})
