import { execFileSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import type { FaultRunner, PlantedFault } from './faults/fault.ts'
import { stalenessOf, withFault } from './faults/plant-fault.ts'
import { PLANTED } from './faults/planted.ts'
import { buildQuietly, runTestFiles } from './faults/run-test-files.ts'
import { ROOT } from './run/run-step.ts'
import { hasBrowser, hasPostgres } from './run/system-packages.ts'

/*
 * `npm run faults`: puts known mistakes into the code, one at a time, and shows that the tests see
 * each of them.
 *
 *     npm run faults -- --only particle --only cookie   only rows with one of the words
 *     npm run faults -- --browser                       those that only a browser shows, too
 */
const { values } = parseArgs({
  options: {
    only: { type: 'string', multiple: true, default: [] },
    browser: { type: 'boolean', default: false },
  },
})

/** Why rows of a runner are passed over; null where they are not. */
function reasonToSkip(project: FaultRunner): string | null {
  if (project === 'server-postgres' && !hasPostgres()) return 'PostgreSQL is missing'
  if (project !== 'browser') return null
  if (!values.browser) return 'they need a browser and a build each: --browser plants them too'
  return hasBrowser() ? null : 'Chromium is missing'
}

const isAsked = ({ name, file }: PlantedFault) =>
  values.only.length === 0 || values.only.some((word) => name.includes(word) || file.includes(word))

/** Of these files, those that hold work nobody has committed. */
function changedFiles(files: readonly string[]): string {
  // Without any file git would tell of all of them.
  if (files.length === 0) return ''
  const args = ['status', '--porcelain', '--', ...new Set(files)]
  return execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trimEnd()
}

type Row = PlantedFault['test']
const keyOf = ({ project, file }: Row) => `${project} ${file}`

/** The tests that are red without any fault: they would show nothing. */
async function redAnyway(faults: readonly PlantedFault[]): Promise<ReadonlySet<string>> {
  const red = new Set<string>()
  for (const project of new Set(faults.map(({ test }) => test.project))) {
    const own = faults.filter(({ test }) => test.project === project).map(({ test }) => test.file)
    const files = [...new Set(own)]
    const result = await runTestFiles({ project, files, isFirstEnough: false })
    const bad = result.hasRun ? result.red : files
    for (const file of bad) {
      red.add(keyOf({ project, file }))
      console.log(`without any fault ${file} (${project}) fails, see ${result.log}`)
    }
  }
  return red
}

/** Why a fault was not caught; null when it was. */
async function missed(fault: PlantedFault, red: ReadonlySet<string>): Promise<string | null> {
  const stale = stalenessOf(fault)
  if (stale !== null) return stale
  if (red.has(keyOf(fault.test))) return 'its test fails without it too'
  const { project, file } = fault.test
  const { firstFailure, hasRun, log } = await withFault(fault, () =>
    runTestFiles({ project, files: [file], isFirstEnough: true }),
  )
  if (firstFailure === null)
    return hasRun ? `${file} (${project}) stays green` : `${file} (${project}) did not run: ${log}`
  console.log(`✓ caught: ${fault.name}\n    ${file} (${project}) > ${firstFailure}`)
  return null
}

async function plantAll(faults: readonly PlantedFault[]): Promise<number> {
  const red = await redAnyway(faults.filter((fault) => stalenessOf(fault) === null))
  let failed = 0
  for (const fault of faults) {
    const reason = await missed(fault, red)
    if (reason === null) continue
    failed += 1
    console.log(`✗ NOT caught: ${fault.name}\n    ${fault.file}: ${reason}`)
  }
  return failed
}

async function faults(): Promise<void> {
  const asked = PLANTED.filter(isAsked)
  const chosen = asked.filter(({ test }) => reasonToSkip(test.project) === null)
  for (const project of new Set(asked.map(({ test }) => test.project))) {
    const reason = reasonToSkip(project)
    const count = asked.filter(({ test }) => test.project === project).length
    if (reason !== null) console.log(`${count} faults (${project}) are SKIPPED: ${reason}`)
  }
  const changed = changedFiles(chosen.map(({ file }) => file))
  if (changed !== '') {
    console.error(`these files hold changes that are not committed:\n${changed}`)
    process.exitCode = 1
    return
  }
  const failed = await plantAll(chosen)
  // The last build holds the last fault.
  const hasBuilt = chosen.some(({ test }) => test.project === 'browser')
  if (hasBuilt && !(await buildQuietly('/dev/null'))) console.error('npm run build is needed')
  const passed = chosen.length - failed
  process.exitCode = failed > 0 || passed === 0 ? 1 : 0
  console.log(`\n${passed} passed, ${failed} failed`)
}

await faults()
