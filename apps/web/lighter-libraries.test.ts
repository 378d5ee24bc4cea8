import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { lighter } from './lighter-libraries.ts'

const LIBRARIES = join(import.meta.dirname, '../../node_modules')

async function lighterFile(file: string) {
  const id = join(LIBRARIES, file)
  return lighter(id, await readFile(id, 'utf8')) ?? ''
}

it('an icon keeps its shapes and loses what tells them apart', async () => {
  const icon = await lighterFile('lucide-react/dist/esm/icons/network.mjs')
  expect(icon).toContain('["path", { d: "M12 12V8" }]')
  expect(icon).not.toMatch(/key:|__iconData\.node/)
})

it("the router's components go unless somebody imports them", async () => {
  const links = await lighterFile('react-router/dist/production/lib/dom/lib.js')
  expect(links).toContain('const Form = /* @__PURE__ */ React$1.forwardRef(')
  expect(links).not.toMatch(/^\w+\.displayName/m)
  expect(await lighterFile('react-router/dist/production/lib/context.js')).not.toMatch(
    /^\w+\.disp/m,
  )
})

it('other modules stay as they are', () => {
  const code =
    'const Form = React$1.forwardRef(f, { a, key: "abc123" });\nForm.displayName = "Form";\n'
  expect(lighter('/node_modules/another/index.js', code)).toBeUndefined()
  expect(lighter('/src/react-router-like.ts', code)).toBeUndefined()
})
