import { expect, it } from 'vitest'
import { listLicences, writeBill } from './bill-of-materials.ts'
import { productionSet } from './production-set.ts'

type Bill = {
  readonly bomFormat: string
  readonly components: readonly {
    readonly 'bom-ref': string
    readonly licenses?: readonly unknown[]
  }[]
}

it('the bill of materials is CycloneDX and names what a server carries, with its licence', () => {
  const bill: Bill = JSON.parse(writeBill(productionSet()))
  expect(bill.bomFormat).toBe('CycloneDX')
  for (const { name, version } of productionSet()) {
    const found = bill.components.find((part) => part['bom-ref'] === `${name}@${version}`)
    expect(found?.licenses, name).toHaveLength(1)
  }
  expect(bill.components.filter((part) => part['bom-ref'].startsWith('react@'))).toEqual([])
}, 60_000)

it('the list of licences names every package once, under its licence', () => {
  const set = productionSet()
  const list = listLicences(set)
  expect(list).toMatch(/^MIT \(\d+\)$/m)
  expect(list.match(/^ {2}\S/gm)).toHaveLength(set.length)
})
