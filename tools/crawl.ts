import { mkdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { crawlSite } from './crawl/crawl-site.ts'
import { Findings } from './crawl/findings.ts'
import { looksOf } from './crawl/looks.ts'
import { runStep } from './run/run-step.ts'
import { hasBrowser } from './run/system-packages.ts'
import { isBuildFresh } from './build-web.ts'

/*
 * `npm run crawl`: opens every page as a visitor, a member and the owner, light and dark, on a phone
 * and on a desk, in each language, and says where the console is not silent, where axe finds
 * something, where a request takes long, where the layout moves. Every page's picture is kept.
 *
 *   --only TEXT       pages with this in their address (may be said again)
 *   --person, --theme, --width, --language WORD   only that (may be said again)
 *   --out FOLDER      where the pictures and findings go
 *   --again           forgets what was found before; otherwise what was well is not looked at again
 *   --jobs 2          how many windows at once
 */
const { values } = parseArgs({
  options: {
    only: { type: 'string', multiple: true },
    person: { type: 'string', multiple: true },
    theme: { type: 'string', multiple: true },
    width: { type: 'string', multiple: true },
    language: { type: 'string', multiple: true },
    out: { type: 'string', default: join(tmpdir(), 'gyeol-crawl') },
    again: { type: 'boolean', default: false },
    jobs: { type: 'string', default: '2' },
  },
})

if (!hasBrowser()) {
  console.error('Chromium is missing: npm run setup')
  process.exit(1)
}
const script = join('tools', 'build-web.ts')
const isBuilt =
  (await isBuildFresh()) || (await runStep({ name: 'build', command: 'node', args: [script] })).ok
if (!isBuilt) process.exit(1)

const { out, again, jobs, only, ...looks } = values
if (again) rmSync(out, { recursive: true, force: true })
mkdirSync(out, { recursive: true })
const findings = new Findings(join(out, 'findings.jsonl'))
await crawlSite({ findings, folder: out, only, looks: looksOf(looks), jobs: Number(jobs) })

const wrong = findings.all().filter(({ problems }) => problems.length > 0)
for (const { look, name, problems } of wrong)
  console.log([`✗ ${look} ${name}`, ...problems].join('\n    '))
console.log(`\n${findings.all().length - wrong.length} passed, ${wrong.length} failed (${out})`)
process.exitCode = wrong.length > 0 ? 1 : 0
