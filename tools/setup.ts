import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import {
  canInstall,
  hasSystemPackages,
  installCommand,
  installSystemPackages,
  missingPackages,
} from './run/system-packages.ts'

/*
 * `npm run setup`: installs from Debian what the tests need beside Node: browsers, Korean fonts,
 * PostgreSQL. Asks first, except with `--yes` and in CI.
 */
const { values } = parseArgs({ options: { yes: { type: 'boolean', default: false } } })

async function isWanted(): Promise<boolean> {
  if (values.yes || process.env.CI !== undefined) return true
  if (!process.stdin.isTTY) return false
  const questions = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await questions.question('Install them now? [y/N] ')
  questions.close()
  return /^y(?:es)?$/i.test(answer.trim())
}

if (hasSystemPackages()) console.log('everything the tests need is here')
else {
  console.log(`missing: ${missingPackages().join(', ')}`)
  if (canInstall() && (await isWanted())) installSystemPackages()
  else console.log(`  to install them: ${installCommand(missingPackages())}`)
  process.exitCode = hasSystemPackages() ? 0 : 1
}
