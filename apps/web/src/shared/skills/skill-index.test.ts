import { SKILL_TREES } from '@gyeol/game-data'
import { describe, expect, it } from 'vitest'
import { branchOrder, findTree, SKILL_INDEX, skillName } from './skill-index.ts'

describe('branchOrder', () => {
  it.each(SKILL_TREES.map((tree) => [tree.name, tree] as const))(
    '%s: all skills once, needed ones first, branches together',
    (_, tree) => {
      const order = branchOrder(tree).map(({ key }) => key)
      expect(order.toSorted()).toEqual(tree.skills.map(({ id }) => `${tree.id}:${id}`).toSorted())
      for (const node of branchOrder(tree)) {
        const own = order.indexOf(node.key)
        for (const needed of node.ancestors) expect(order.indexOf(needed)).toBeLessThan(own)
        const branch = order.slice(own + 1, own + 1 + node.descendants.length)
        expect(branch.toSorted()).toEqual([...node.descendants].toSorted())
      }
    },
  )
})

it('finds trees and names, and gives nothing or the key back for unknown ones', () => {
  expect(findTree('blade')?.name).toBe('블레이드 스킬')
  expect(findTree('constructor')).toBeUndefined()
  expect(findTree(null)).toBeUndefined()
  expect(skillName('blade:0')).toBe('해머 다운')
  expect(skillName('blade:999')).toBe('blade:999')
  expect(SKILL_INDEX.nodes.size).toBe(472)
})
