import { PAGE_PATHS } from '@gyeol/contract'
import { expect, it } from 'vitest'
import { addressesOf } from '../../apps/e2e/every-page/addresses.ts'
import { lookName, looksOf } from './looks.ts'

const SITE = { event: 'e', notice: 'n', job: 'j', shortLink: 's', price: 'p', member: 'm' }

it('has an address for every page of the table, and no id is left open', () => {
  const addresses = addressesOf(SITE)
  const names = new Set(addresses.map(({ name }) => name))
  expect(PAGE_PATHS.filter((path) => !names.has(path))).toEqual([])
  expect(addresses.filter(({ path }) => path.includes(':'))).toEqual([])
  expect(names.size).toBe(addresses.length)
})

it('looks in every way, or in those asked for', () => {
  expect(new Set(looksOf({}).map(lookName)).size).toBe(24)
  expect(looksOf({ person: ['member'], theme: ['dark'], width: ['390'] }).map(lookName)).toEqual([
    'member-korea-dark-390',
    'member-english-dark-390',
  ])
})
