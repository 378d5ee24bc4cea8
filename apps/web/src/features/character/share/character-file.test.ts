import { describe, expect, it } from 'vitest'
import { ARCHER } from '../character.fixture.ts'
import { bodyOf } from '../build/character-build.ts'
import { readIncoming, writeCharacterFile } from './character-file.ts'
import { linkHashOf } from './share-link.ts'

const OWN = { ...ARCHER, id: 'archer', name: '궁수', updatedAt: 0 }
const READ = { kind: 'character', name: '궁수', body: bodyOf(ARCHER) }

describe('a build that comes as text', () => {
  it('is what was saved as a file', () => {
    expect(readIncoming(writeCharacterFile(OWN))).toEqual(READ)
  })

  it('may be a link with words around it', () => {
    const link = `이거 봐요 https://example.com/character${linkHashOf('궁수', ARCHER)} 어때요?`
    expect(readIncoming(link)).toEqual(READ)
  })

  it.each([
    ['words', '안녕하세요', 'foreign'],
    ['a file of something else', '{"kind":"backup","v":1}', 'foreign'],
    ['a newer file', '{"kind":"gyeol-character","v":2}', 'newer'],
    ['a file with a hole', '{"kind":"gyeol-character","v":1,"name":"이름","body":{}}', 'broken'],
  ])('says what is wrong with %s', (_, text, kind) => {
    expect(readIncoming(text)).toEqual({ kind })
  })
})
