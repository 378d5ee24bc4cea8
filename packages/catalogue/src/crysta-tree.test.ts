import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { buildTree, findCycle, lineOf, type TreeMember } from '../index.ts'

const member = (text: string): TreeMember => {
  const [id = '', parentId] = text.split('<')
  return { id, parentId: parentId ?? null }
}
const members = (text: string) => text.split(' ').map(member)

describe('a tree', () => {
  const tree = buildTree(members('a b<a c<b d<b e f<gone'))

  it('knows everybody’s place', () => {
    expect(tree.get('a')).toEqual({ rootId: 'a', depth: 0, childIds: ['b'] })
    expect(tree.get('b')).toEqual({ rootId: 'a', depth: 1, childIds: ['c', 'd'] })
    expect(tree.get('d')).toEqual({ rootId: 'a', depth: 2, childIds: [] })
    expect(tree.get('e')).toEqual({ rootId: 'e', depth: 0, childIds: [] })
  })

  it('lets a line begin where the parent is unknown', () => {
    expect(tree.get('f')).toEqual({ rootId: 'f', depth: 0, childIds: [] })
  })

  it('gives a whole line from any of its members', () => {
    for (const id of ['a', 'b', 'c', 'd']) expect(lineOf(id, tree)).toEqual(['a', 'b', 'c', 'd'])
    expect(lineOf('nobody', tree)).toEqual([])
  })

  it('ends although somebody hangs in a circle', () => {
    const circle = buildTree(members('a<c b<a c<b d<a'))
    expect(circle.get('d')?.depth).toBe(0)
    expect(circle.get('b')?.rootId).toBe('b')
  })
})

describe('a circle', () => {
  it.each([
    ['a b<a c<b', null],
    ['a<a', ['a']],
    ['a<b b<a', ['a', 'b']],
    ['x a<c b<a c<b y<a', ['a', 'c', 'b']],
  ])('in "%s" is %j', (text, cycle) => expect(findCycle(members(text))).toEqual(cycle))

  const ids = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']
  const anyMembers = fc.tuple(
    ...ids.map((id) =>
      fc
        .option(fc.constantFrom(...ids, 'gone'), { nil: null })
        .map((parentId): TreeMember => ({ id, parentId })),
    ),
  )

  it('is found exactly when somebody is their own ancestor', () => {
    fc.assert(
      fc.property(anyMembers, (all) => {
        const parents = new Map(all.map(({ id, parentId }) => [id, parentId]))
        const isOwnAncestor = (id: string) => {
          let parent = parents.get(id) ?? null
          for (let step = 0; parent !== null && step < ids.length; step += 1) {
            if (parent === id) return true
            parent = parents.get(parent) ?? null
          }
          return false
        }
        const cycle = findCycle(all)
        expect(cycle !== null).toBe(ids.some(isOwnAncestor))
        for (const [index, id] of (cycle ?? []).entries())
          expect(parents.get(id)).toBe(cycle?.[(index + 1) % cycle.length])
      }),
    )
  })

  it('without one, every member is one step below its parent', () => {
    fc.assert(
      fc.property(anyMembers, (all) => {
        fc.pre(findCycle(all) === null)
        const tree = buildTree(all)
        for (const { id, parentId } of all) {
          const parent = tree.get(parentId ?? '')
          expect(tree.get(id)?.depth).toBe(parent ? parent.depth + 1 : 0)
          if (parent) expect(parent.childIds).toContain(id)
        }
      }),
    )
  })
})
