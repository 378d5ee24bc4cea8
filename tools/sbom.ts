import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { listLicences, writeBill } from './supply/bill-of-materials.ts'
import { productionSet } from './supply/production-set.ts'

/** `npm run sbom [-- 폴더]`: what a server carries, as CycloneDX, and the licences of it. */
const folder = process.argv[2] ?? join(import.meta.dirname, '../.cache/sbom')
mkdirSync(folder, { recursive: true })
const bill = join(folder, 'sbom.cdx.json')
const licences = join(folder, 'licences.txt')
writeFileSync(bill, writeBill(productionSet()))
writeFileSync(licences, listLicences(productionSet()))
console.log(`${bill}\n${licences}`)
