import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { documentFindings } from './architecture-document.ts'
import { knotFindings } from './find-knots.ts'
import { mutableFindings } from './find-mutable.ts'
import { type Manifest, undeclaredFindings } from './find-undeclared.ts'
import { findViolations } from './find-violations.ts'
import { listSourceFiles } from './source-files.ts'

const root = new URL('../../', import.meta.url).pathname
const manifests = new Map<string, Manifest>()
const manifestOf = (folder: string): Manifest => {
  const known = manifests.get(folder)
  if (known) return known
  const read: Manifest = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'))
  manifests.set(folder, read)
  return read
}

const files = listSourceFiles(root)
const findings = [
  ...findViolations(files),
  ...knotFindings(files),
  ...undeclaredFindings(files, manifestOf),
  ...mutableFindings(files),
  ...documentFindings(files, root),
]
for (const { level, path, message } of findings) console.log(`${level}: ${path}: ${message}`)
const errors = findings.filter((finding) => finding.level === 'error').length
console.log(
  `structure: ${files.length} files, ${errors} errors, ${findings.length - errors} warnings`,
)
process.exitCode = errors > 0 ? 1 : 0
