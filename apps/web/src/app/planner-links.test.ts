import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readIncoming as readIncomingCharacter } from '../features/character/share/character-file.ts'
import { readLinkHash as readCharacter } from '../features/character/share/share-link.ts'
import { QUEST } from '../features/main-quest/quest.ts'
import { readPlanHash } from '../features/main-quest/share/plan-link.ts'
import { readLinkHash as readCombo } from '../features/skill-combo/share/share-link.ts'
import { readIncoming as readIncomingSkills } from '../features/skill-point/share/read-incoming.ts'
import { readLinkHash as readSkills } from '../features/skill-point/share/share-link.ts'
import { readAutoHash } from '../features/statting/auto/share/auto-link.ts'
import { readIncoming as readIncomingBuild } from '../features/statting/share/read-incoming.ts'
import { readLinkHash as readBuild } from '../features/statting/share/share-link.ts'

const SITE = 'https://a.example'

/** What chats take into an address with it. */
const GLUED = ['.', ')', ',', '%E2%80%AC', '%E2%80%8B', '**', '&fbclid=IwAR0abc', '이에요', '에서']

/** What people write around an address. */
const AROUND = ['', ' 어때?', '에서 봐', ')', '이에요', '.', '**', '\n고마워요']

type Reader = (text: string) => unknown

/** How each planner reads what stands behind its address. */
const READERS: Readonly<Record<string, Reader>> = {
  '/statting': readBuild,
  '/statting/auto': readAutoHash,
  '/skill/point': readSkills,
  '/skill/combo': readCombo,
  '/guide/main-quest': (hash) => readPlanHash(QUEST, hash),
  '/character': readCharacter,
}

/** How those read a text that take in what others have made. */
const TAKING: Readonly<Record<string, Reader>> = {
  '/statting': readIncomingBuild,
  '/skill/point': (text) => readIncomingSkills(text, 300, String),
  '/character': readIncomingCharacter,
}

const TAKEN: Readonly<Record<string, object>> = {
  '/statting': { kind: 'builds', broken: 0, unread: [] },
  '/skill/point': { ok: true, unread: [] },
  '/character': { kind: 'character' },
}

const RECORDED = 'apps/e2e/earlier-versions/recordings/2026-11-28.json'
const { links }: { readonly links: readonly { readonly path: string; readonly hash: string }[] } =
  JSON.parse(readFileSync(RECORDED, 'utf8'))

it('there is a recorded link of every planner', () => {
  expect(links.map(({ path }) => path).toSorted()).toEqual(Object.keys(READERS).toSorted())
})

describe.each(links)('a link of $path', ({ path, hash }) => {
  const read = READERS[path] ?? (() => null)

  it('carries something', async () => {
    expect(await read(hash)).not.toMatchObject({ kind: expect.stringMatching(/broken|refused/) })
  })

  it.each(GLUED)('is read the same with %s glued to it', async (glued) => {
    // As browsers write it.
    const opened = new URL(`${path}${hash}${glued}`, SITE).hash
    expect(await read(opened)).toEqual(await read(hash))
  })
})

describe.each(links.filter(({ path }) => path in TAKING))('$path takes in', ({ path, hash }) => {
  const take = TAKING[path] ?? (() => null)

  it.each(AROUND)('a link with %j behind it', async (behind) => {
    const taken = await take(`${SITE}${path}${hash}`)
    expect(taken).toMatchObject(TAKEN[path] ?? {})
    expect(await take(`이거 좋아 ${SITE}${path}${hash}${behind}`)).toEqual(taken)
  })
})
