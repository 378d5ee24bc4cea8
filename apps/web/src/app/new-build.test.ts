import { afterEach, expect, it, vi } from 'vitest'
import { isNewBuildOut } from './new-build.ts'

afterEach(() => {
  document.head.replaceChildren()
  vi.unstubAllGlobals()
})

/** A page that began with one script, while the server names another, or the same, by its path. */
function begin(src: string, served: string): void {
  const script = Object.assign(document.createElement('script'), { type: 'module' })
  script.setAttribute('src', src)
  document.head.append(script)
  const page = `<script type="module" src="/assets/${served}.js"></script>`
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(page)))
}

it.each(['/assets/index-a.js', `${location.origin}/assets/index-a.js`])(
  'is the same build however its script is named: %s',
  async (src) => {
    begin(src, 'index-a')
    expect(await isNewBuildOut()).toBe(false)
  },
)

it.each(['/assets/index-a.js', `${location.origin}/assets/index-a.js`])(
  'is another build where the server names another script than %s',
  async (src) => {
    begin(src, 'index-b')
    expect(await isNewBuildOut()).toBe(true)
  },
)
