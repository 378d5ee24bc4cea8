import { readFileSync } from 'node:fs'
import { buildTree, findCycle } from '@gyeol/catalogue'
import { CRYSTA_KINDS } from '@gyeol/terms'
import { describe, expect, it } from 'vitest'
import {
  ABILITY_ROWS,
  BOSS_ROWS,
  CRYSTA_ROWS,
  EQUIPMENT_ROWS,
  JOB_ROWS,
  REGISTLET_ROWS,
} from '../../index.ts'

const LISTS = {
  crysta: [CRYSTA_ROWS, 122],
  registlet: [REGISTLET_ROWS, 158],
  ability: [ABILITY_ROWS, 63],
  boss: [BOSS_ROWS, 211],
  equipment: [EQUIPMENT_ROWS, 45],
  job: [JOB_ROWS, 10],
} as const

describe.each(Object.entries(LISTS))('the shipped rows of %s', (_name, [rows, count]) => {
  it('are all there, each under an id of its own', () => {
    expect(rows).toHaveLength(count)
    expect(new Set(rows.map(({ id }) => id)).size).toBe(count)
    for (const { id } of rows) expect(id).toMatch(/^[A-Za-z0-9_-]{1,64}$/)
  })

  it('have names that say something', () => {
    for (const { name } of rows) expect(name).toMatch(/^\S(?:.{0,58}\S)?$/)
  })
})

describe('the shipped crystas', () => {
  const members = CRYSTA_ROWS.map(({ id, parentId }) => ({ id, parentId: parentId ?? null }))
  const tree = buildTree(members)

  it('form whole lines of every kind, without a circle', () => {
    expect(findCycle(members)).toBeNull()
    for (const { id, parentId } of members) {
      if (parentId !== null) expect(tree.has(parentId)).toBe(true)
      const place = tree.get(id)
      expect((place?.depth ?? 0) + (place?.childIds.length ?? 0)).toBeGreaterThan(0)
    }
    for (const kind of CRYSTA_KINDS) {
      const count = CRYSTA_ROWS.filter((row) => row.kind === kind).length
      expect(count).toBeGreaterThanOrEqual(20)
    }
  })

  it('keep one kind along a line', () => {
    const kinds = new Map(CRYSTA_ROWS.map(({ id, kind }) => [id, kind]))
    for (const { id, parentId } of members)
      if (parentId !== null) expect(kinds.get(id)).toBe(kinds.get(parentId))
  })

  const GATHERED = new URL('../../fixtures/gathered/crysta.json', import.meta.url)

  it('break no line of the complete list', () => {
    type Fact = { readonly id: string; readonly upgradesFrom?: string }
    const { rows } = JSON.parse(readFileSync(GATHERED, 'utf8')) as { rows: readonly Fact[] }
    const all = buildTree(
      rows.map(({ id, upgradesFrom }) => ({ id, parentId: upgradesFrom ?? null })),
    )
    const shipped = new Set(members.map(({ id }) => id))
    const roots = new Set(members.flatMap(({ id }) => all.get(id)?.rootId ?? []))
    const wanted = rows.filter(({ id }) => roots.has(all.get(id)?.rootId ?? ''))
    expect(
      wanted.map(({ id }) => id).filter((id) => /^[\w-]+$/.test(id) && !shipped.has(id)),
    ).toEqual([])
  })
})
