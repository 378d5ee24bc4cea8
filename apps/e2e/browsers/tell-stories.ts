import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it, onTestFailed } from 'vitest'
import type { Engine } from './driver/commands.ts'
import { Visitor } from './driver/visitor.ts'
import { chosenStories } from './stories/chosen-stories.ts'
import type { Story } from './stories/story.ts'
import { WatchedSite } from './watched-site.ts'

const PICTURES = join(import.meta.dirname, '../../../test-results/browsers')
/** As narrow as a phone; what the engines can do nothing narrower than is still the phone's layout. */
const WINDOW = { width: 390, height: 844 }

/** Tells every story in one engine. */
export function tellStories(name: string, start: () => Promise<Engine>): void {
  describe(name, () => {
    let engine: Engine | undefined
    let site: WatchedSite | undefined

    beforeAll(async () => {
      site = await WatchedSite.before(inject('siteUrl'))
      engine = await startAgain(start)
    })
    beforeEach(async () => {
      await site?.connect()
      site?.release()
      const isThere = await engine?.forget().then(
        () => true,
        () => false,
      )
      if (!isThere) {
        // The browser is gone, with whatever the story before has done to it.
        await engine?.end()
        engine = await startAgain(start)
      }
      await engine?.send('setWindowRect', WINDOW)
      site?.takeNoise()
    })
    afterAll(async () => {
      await engine?.end()
      await site?.disconnect()
    })

    for (const story of chosenStories()) {
      it(story.name, async () => {
        if (!engine || !site) throw new Error('nothing has started')
        const visitor = new Visitor(engine, site)
        onTestFailed(() => takePicture(visitor, name, story))
        await story.tell(visitor)
        const isExpected = (line: string) => story.expectedNoise?.test(line) ?? false
        expect(site.takeNoise().filter((line) => !isExpected(line))).toEqual([])
      })
    }
  })
}

/** A browser that does not start is the machine's fault, and gets a second chance. */
async function startAgain(start: () => Promise<Engine>): Promise<Engine> {
  try {
    return await start()
  } catch (error) {
    console.warn('[browsers] starting once more:', error)
    return start()
  }
}

async function takePicture(visitor: Visitor, name: string, story: Story): Promise<void> {
  mkdirSync(PICTURES, { recursive: true })
  const file = join(PICTURES, `${name} ${story.name.replaceAll('/', '-')}.png`)
  await visitor.takePicture(file).catch(() => undefined)
}
