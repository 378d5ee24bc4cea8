import { describe, expect, it } from 'vitest'
import { createDocument, type StattingDocument } from './statting-document.ts'
import {
  activeDocument,
  addDocument,
  closeDocument,
  copyDocument,
  createWorkspace,
  renameDocument,
  reopenDocument,
  selectDocument,
} from './statting-workspace.ts'

const doc = (id: string, name = id): StattingDocument => createDocument({ id, name, at: 0 })
const names = (workspace: ReturnType<typeof createWorkspace>) =>
  workspace.documents.map((item) => item.name)
const three = addDocument(addDocument(createWorkspace(doc('a')), doc('b')), doc('c'))

describe('workspace', () => {
  it('adds behind the session in front and brings the new one to the front', () => {
    expect(names(three)).toEqual(['a', 'b', 'c'])
    const workspace = addDocument(selectDocument(three, 'a'), doc('d'))
    expect(names(workspace)).toEqual(['a', 'd', 'b', 'c'])
    expect(activeDocument(workspace).id).toBe('d')
  })

  it('copies beside the original with a free name', () => {
    const start = { id: 'x', at: 1, suffix: '사본' }
    const once = copyDocument(three, 'a', start)
    expect(names(once)).toEqual(['a', 'a 사본', 'b', 'c'])
    expect(names(copyDocument(once, 'a', { ...start, id: 'y' }))).toContain('a 사본 2')
  })

  it('refuses a name of spaces', () => {
    expect(renameDocument(three, 'a', '   ')).toBe(three)
    expect(names(renameDocument(three, 'a', ' 새 이름 '))).toEqual(['새 이름', 'b', 'c'])
  })

  it('closes to the neighbour and reopens in place', () => {
    const { workspace, closed } = closeDocument(selectDocument(three, 'b'), 'b', doc('fresh'))
    expect(names(workspace)).toEqual(['a', 'c'])
    expect(workspace.activeId).toBe('c')
    if (!closed) throw new Error('nothing was closed')
    const reopened = reopenDocument(workspace, closed)
    expect(names(reopened)).toEqual(['a', 'b', 'c'])
    expect(reopened.activeId).toBe('b')
    expect(reopenDocument(reopened, closed)).toBe(reopened)
  })

  it('never becomes empty', () => {
    const { workspace } = closeDocument(createWorkspace(doc('a')), 'a', doc('fresh'))
    expect(names(workspace)).toEqual(['fresh'])
    expect(workspace.activeId).toBe('fresh')
  })

  it('keeps what is in front when another one is closed', () => {
    expect(closeDocument(three, 'a', doc('fresh')).workspace.activeId).toBe('c')
  })

  it('ignores unknown sessions', () => {
    expect(selectDocument(three, 'nobody')).toBe(three)
    expect(closeDocument(three, 'nobody', doc('fresh')).workspace).toBe(three)
  })
})
