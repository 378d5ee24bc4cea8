import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createDocument } from '../sessions/statting-document.ts'
import { commit } from '../sessions/statting-view.ts'
import { withDraft } from '../sessions/statting-document.ts'
import { isBuildHash, readLinkHash, writeLinkHash } from './share-link.ts'

function builtDocument() {
  let doc = createDocument({ id: 'a', name: '자동활 · 크뎀', at: 1 })
  doc = commit(withDraft(doc, 0, { option: 'atk_pct', value: 5 }), 'confirm')
  doc = commit(withDraft(doc, 1, { option: 'crit_damage', value: 3 }), 'confirm')
  return commit(withDraft(doc, 0, { option: null, value: 7 }), 'confirm')
}

describe('share link', () => {
  it('brings settings and steps back exactly', async () => {
    const doc = builtDocument()
    expect(doc.steps).toHaveLength(3)
    const hash = await writeLinkHash(doc, '2026-10-01')
    expect(isBuildHash(hash)).toBe(true)
    expect(await readLinkHash(hash)).toEqual({
      kind: 'build',
      asOf: '2026-10-01',
      build: { name: doc.name, settings: doc.settings, steps: doc.steps },
    })
  })

  it('stays short enough to send', async () => {
    expect((await writeLinkHash(builtDocument(), '2026-10-01')).length).toBeLessThan(320)
  })

  it.each(['', '#', '#v1=', '#v1=!!!', '#v1=AAAA', '#section', '#v0=AAAA'])(
    'calls %j broken',
    async (hash) => {
      expect(await readLinkHash(hash)).toEqual({ kind: 'broken' })
    },
  )

  it('tells a link of a newer version from a broken one', async () => {
    expect(await readLinkHash('#v2=AAAA')).toEqual({ kind: 'newer' })
  })

  it('never throws, whatever stands in the address', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ maxLength: 400 }), async (text) => {
        const { kind } = await readLinkHash(`#v1=${text}`)
        expect(['broken', 'build', 'newer']).toContain(kind)
      }),
    )
  })

  it('calls a cut-off link broken', async () => {
    const hash = await writeLinkHash(builtDocument(), '2026-10-01')
    expect(await readLinkHash(hash.slice(0, -9))).toEqual({ kind: 'broken' })
  })
})
