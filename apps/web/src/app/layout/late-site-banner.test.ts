import { afterEach, expect, it, vi } from 'vitest'
import { renewSiteBanner } from './late-site-banner.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

const site = (says: unknown) => vi.stubGlobal('fetch', async () => Response.json(says))
const shown = () => document.querySelector('#site-banner')

it('says what the owner says now, changes it, and takes it off', async () => {
  document.body.innerHTML = '<div id="root"></div>'
  site({ banner: '점검 <b>중</b>' })
  await renewSiteBanner()
  expect(shown()?.innerHTML).toBe('점검 &lt;b&gt;중&lt;/b&gt;')
  expect(document.body.firstElementChild).toBe(shown())
  expect(shown()?.getAttribute('role')).toBe('status')
  site({ banner: '곧 끝나요' })
  await renewSiteBanner()
  expect(shown()?.textContent).toBe('곧 끝나요')
  expect(document.querySelectorAll('#site-banner')).toHaveLength(1)
  site({ banner: '' })
  await renewSiteBanner()
  expect(shown()).toBeNull()
})

it('leaves the line as it is without an answer', async () => {
  document.body.innerHTML = '<p id="site-banner">남는 말</p>'
  site({ other: 1 })
  await renewSiteBanner()
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('offline')))
  await renewSiteBanner()
  expect(shown()?.textContent).toBe('남는 말')
})
