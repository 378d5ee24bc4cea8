import { findViolations } from './find-violations.ts'
import { listSourceFiles } from './source-files.ts'

const root = new URL('../../', import.meta.url).pathname
const files = listSourceFiles(root)
const findings = findViolations(files)
for (const { level, path, message } of findings) console.log(`${level}: ${path}: ${message}`)
const errors = findings.filter((finding) => finding.level === 'error').length
console.log(
  `structure: ${files.length} files, ${errors} errors, ${findings.length - errors} warnings`,
)
process.exitCode = errors > 0 ? 1 : 0
