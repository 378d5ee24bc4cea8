import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { furnishSite } from '../../apps/e2e/furnish-site.ts'
import { enter } from '../../apps/e2e/people/accounts.ts'
import { makeOwner } from '../../apps/e2e/people/make-owner.ts'
import { People } from '../../apps/e2e/people/people.ts'
import { type OwnSite, startOwnSite } from '../../apps/e2e/start-own-site.ts'
import { browserPath } from '../run/system-packages.ts'
import { type Address, addressesOf } from '../../apps/e2e/every-page/addresses.ts'
import { lookAt, noteShifts } from '../../apps/e2e/every-page/look-at.ts'
import { PageWatch } from '../../apps/e2e/every-page/page-watch.ts'
import type { Findings } from './findings.ts'
import { type Look, lookName, PEOPLE, windowOf } from './looks.ts'

type Crawl = {
  readonly findings: Findings
  readonly folder: string
  /** Pages with one of these in their address; all of them without. */
  readonly only: readonly string[] | undefined
  readonly looks: readonly Look[]
  readonly jobs: number
}

/** Looks at every page of a site of its own in every way asked for, some ways at once. */
export async function crawlSite({ findings, folder, only, looks, jobs }: Crawl): Promise<void> {
  const site = await startOwnSite()
  const browser = await chromium.launch({
    executablePath: browserPath(),
    args: ['--no-sandbox', '--disable-quic', '--disable-background-networking'],
  })
  const people = await People.of(site.url, await makeOwner(site.dataDir))
  try {
    const addresses = (await furnish(browser, site, people)).filter(
      ({ name }) => only === undefined || only.some((part) => name.includes(part)),
    )
    const queue = looks.values()
    const work = async () => {
      for (const look of queue)
        await lookAtAll({ browser, site, people, look, addresses, findings, folder })
    }
    await Promise.all(Array.from({ length: jobs }, work))
  } finally {
    await people.close()
    await browser.close()
    await site.stop()
  }
}

/** Puts one of everything on the site, and says where it is. */
async function furnish(browser: Browser, { url }: OwnSite, people: People) {
  const context = await browser.newContext({ baseURL: url })
  const page = await context.newPage()
  await people.enter(page, 'OWNER')
  const furniture = await furnishSite(context.request)
  const me = await context.request.get('/api/member/profile')
  const { id: member } = (await me.json()) as { id: string }
  await context.close()
  return addressesOf({ ...furniture, member })
}

type Looking = Pick<Crawl, 'findings' | 'folder'> & {
  readonly browser: Browser
  readonly site: OwnSite
  readonly people: People
  readonly look: Look
  readonly addresses: readonly Address[]
}

async function lookAtAll(looking: Looking): Promise<void> {
  const { browser, site, people, look, addresses, findings } = looking
  const name = lookName(look)
  const waiting = addresses.filter((address) => !findings.isDone(name, address.name))
  if (waiting.length === 0) return
  const pictures = join(looking.folder, name)
  mkdirSync(pictures, { recursive: true })
  const context = await browser.newContext(windowOf(look, site.url))
  const page = await context.newPage()
  const role = PEOPLE[look.person]
  if (role !== null) await enter(page, await people.make(role))
  const seen = new PageWatch(page)
  await noteShifts(page)
  for (const address of waiting) {
    const startedAt = performance.now()
    const picture = join(pictures, `${fileNameOf(address.name)}.jpg`)
    const problems = await lookAt({ page, seen, path: address.path, picture }).catch(
      (error: unknown) => [`not opened: ${String(error)}`],
    )
    // Stopped meanwhile: that says nothing of the page.
    if (!browser.isConnected()) return
    const ms = Math.round(performance.now() - startedAt)
    findings.add({ look: name, name: address.name, problems, ms })
    if (problems.length > 0) console.log([`✗ ${name} ${address.name}`, ...problems].join('\n    '))
  }
  console.log(`${name}: ${waiting.length}`)
  await context.close()
}

const fileNameOf = (name: string) =>
  name.replaceAll(/[^\p{L}\p{N}-]+/gu, '_').replace(/^_$/, 'home')
