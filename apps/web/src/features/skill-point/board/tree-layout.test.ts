import { SKILL_TREES } from '@gyeol/game-data'
import { describe, expect, it } from 'vitest'
import { layoutOf } from './tree-layout.ts'

describe('layoutOf', () => {
  it.each(SKILL_TREES.map((tree) => [tree.name, tree] as const))(
    '%s: every skill has a cell of its own inside the grid, every needed skill a line',
    (_, tree) => {
      const layout = layoutOf(tree)
      const cells = [...layout.cells.values()]
      expect(new Set(cells.map(String)).size).toBe(tree.skills.length)
      for (const [column, row] of cells) {
        expect(column).toBeLessThan(layout.columns)
        expect(row).toBeLessThan(layout.rows)
        expect(row).toBeGreaterThanOrEqual(0)
      }
      expect(layout.links.map(({ to }) => to)).toEqual(
        tree.skills.flatMap(({ id, needs }) => (needs === undefined ? [] : id)),
      )
    },
  )

  it('leaves empty rows out and keeps bends', () => {
    const skill = { name: '', nameEn: '' }
    const layout = layoutOf({
      id: 'x',
      code: 0,
      category: 'other',
      name: '',
      columns: 4,
      rows: 7,
      skills: [
        { ...skill, id: 0, at: [0, 0] },
        { ...skill, id: 1, at: [1, 4], needs: 0 },
        { ...skill, id: 2, at: [3, 6], via: [1, 6], needs: 1 },
      ],
    })
    expect(layout.rows).toBe(3)
    expect(layout.links.map(({ path }) => path)).toEqual([
      'M0.5 0.5H1V1.5H1.5',
      'M1.5 1.5L1.5 2.5L3.5 2.5',
    ])
  })
})
