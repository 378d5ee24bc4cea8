import type { Equipment } from '@gyeol/contract'
import { expect, it } from 'vitest'
import { PIECE } from './equipment.fixture.ts'
import {
  countKinds,
  groupPieces,
  ofKind,
  rangeOf,
  rowsOf,
  variantName,
} from './equipment-groups.ts'

const piece = (id: string, parts: Partial<Equipment> = {}): Equipment => ({
  ...PIECE,
  id,
  ...parts,
})

const shop = piece('shop', { name: '소드 보우건', variant: 'npc', atk: 13 })
const drop = piece('drop', { name: '소드 보우건', variant: 'drop', atk: 15 })
const other = piece('other', { name: '활' })

it('pieces of one name and kind are one group, in the order they come in', () => {
  const groups = groupPieces([shop, other, drop])
  expect(groups.map(({ pieces }) => pieces.map(({ id }) => id))).toEqual([
    ['shop', 'drop'],
    ['other'],
  ])
})

it('pieces of one name but different kinds stay apart', () => {
  const armor = piece('armor', { name: '활', kind: 'armor' })
  expect(groupPieces([other, armor])).toHaveLength(2)
})

it('an opened group has a line for each of its pieces below it', () => {
  const groups = groupPieces([shop, drop, other])
  const [first] = groups
  const rows = rowsOf(groups, new Set([first?.key ?? '']))
  expect(rows.map(({ piece: { id }, group }) => [id, group !== null])).toEqual([
    ['shop', true],
    ['shop', false],
    ['drop', false],
    ['other', true],
  ])
  expect(rowsOf(groups, new Set())).toHaveLength(2)
})

it('a piece without variants has nothing to open', () => {
  const groups = groupPieces([other])
  expect(rowsOf(groups, new Set(groups.map(({ key }) => key)))).toHaveLength(1)
})

it('numbers of a group are told from the smallest to the largest', () => {
  expect(rangeOf([shop, drop], ({ atk }) => atk)).toEqual({ low: 13, high: 15 })
  expect(rangeOf([shop, drop], ({ def }) => def)).toBeNull()
})

it('a piece is told by how it is had', () => {
  expect(variantName(shop)).toBe('상점·대장간')
  const boxed = { by: 'box', name: '상자', level: null, map: null } as const
  expect(variantName(piece('boxed', { obtain: [boxed] }))).toBe('상자')
  expect(variantName(other)).toBeNull()
})

it('groups are counted by kind, and those of one kind found again', () => {
  const groups = groupPieces([shop, drop, other, piece('armor', { name: '활', kind: 'armor' })])
  expect([...countKinds(groups)]).toEqual([
    ['bow', 2],
    ['armor', 1],
  ])
  expect(ofKind(groups, 'armor').map(({ pieces }) => pieces[0].id)).toEqual(['armor'])
  expect(ofKind(groups, undefined)).toHaveLength(3)
})
