import { fileURLToPath } from 'node:url'
import { expect, it, vi } from 'vitest'
import { findDrawer, type PageDrawer } from './page-drawer.ts'

const SCREENS = fileURLToPath(new URL('../../../test/fixtures/screens', import.meta.url))

const written = { at: 1, answers: { '/api/event': { items: [] } } }
const order = (path: string, version = '1') => ({ path, version, written })

function drawerOf(screens = SCREENS): { drawer: PageDrawer; troubles: string[] } {
  const troubles: string[] = []
  const drawer = findDrawer({ screens, onTrouble: (error) => troubles.push(String(error)) })
  if (drawer === null) throw new Error('no screens')
  return { drawer, troubles }
}

/** A process starts in its own time on a busy machine. */
async function untilDrawn(drawer: PageDrawer, path: string, version?: string) {
  return vi.waitUntil(async () => drawer.draw(order(path, version)), { timeout: 15_000 })
}

it('draws beside the server, once for each version', async () => {
  const { drawer, troubles } = drawerOf()
  const first = await untilDrawn(drawer, '/event')
  expect(first.html).toContain(`<h1>/event</h1>`)
  expect(first.html).toContain(JSON.stringify(written))
  expect(first.html).not.toContain(` ${process.pid} `)
  expect(await drawer.draw(order('/event'))).toBe(first)
  const next = await untilDrawn(drawer, '/event', '2')
  expect(next).toMatchObject({ version: '2', written })
  expect(troubles).toEqual([])
})

it('gives up after a moment on what takes long, and has it for whoever comes next', async () => {
  const { drawer } = drawerOf()
  await untilDrawn(drawer, '/event')
  expect(await drawer.draw(order('/slow'))).toBeNull()
  expect((await untilDrawn(drawer, '/slow')).html).toContain('<h1>/slow</h1>')
})

it('tells of what cannot be drawn, once, and goes on', async () => {
  const { drawer, troubles } = drawerOf()
  await untilDrawn(drawer, '/event')
  expect(await drawer.draw(order('/broken'))).toBeNull()
  expect(await drawer.draw(order('/broken'))).toBeNull()
  expect(troubles).toEqual(['Error: /broken was not drawn: Error: no such screen'])
  expect((await untilDrawn(drawer, '/event', '2')).version).toBe('2')
})

it('draws nothing for a build without screens', () => {
  expect(findDrawer({ screens: `${SCREENS}/none`, onTrouble: () => undefined })).toBeNull()
})
