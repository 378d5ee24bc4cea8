import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { createBalancer, type Balancer } from '../../apps/server/test/balancer.ts'
import { startProcess, stopProcess } from './running-site.ts'
import { Tally } from './visits.ts'

const MEMBERS = 12
const PASSWORD = '물밀듯이 오는 긴 비밀번호'
const ASSET = '/assets/app-1a2b3c4d.js'
/** A login that takes longer has kept somebody waiting. */
const IN_TIME_MS = 2000
/** People log in now and then, however hard somebody else guesses. */
const LOGIN_EVERY_MS = 250
const ASSET_EVERY_MS = 10
const QUIET_MS = 5000

/** How people who log in fared beside a flood of guesses. */
export type FloodReport = {
  /** The share that got in within two seconds. */
  readonly inTime: number
  /** Of those who were logged in from their address before, the share that got in within two seconds. */
  readonly knownInTime: number
  /**
   * The same of those whose address nobody has seen: they wait among the guesses until those have
   * failed once from every address, which takes the first seconds of a flood.
   */
  readonly strangersInTime: number
  readonly logins: number
  /** By how much a file of the site takes longer than without the flood, at the median. */
  readonly assetRatio: number
  readonly quietAssetMs: number
}

/** Guesses over 64 lines from 220 addresses for so long, while members log in and files are fetched. */
export async function floodLogins(seconds: number): Promise<FloodReport> {
  const folder = mkdtempSync(join(tmpdir(), 'gyeol-flood-'))
  const site = await startProcess({
    DATA_DIR: folder,
    NODE_ENV: 'test',
    TRUST_PROXY: 'loopback',
    RATE_LIMIT: 'off',
    BACKUP_EVERY_HOURS: '0',
  })
  // Lines of their own: who waits for a login keeps no file waiting.
  const [balancer, files] = [createBalancer(() => [site.port]), createBalancer(() => [site.port])]
  try {
    const names = Array.from({ length: MEMBERS }, (_, place) => `flooded${place}`)
    for (const [place, name] of names.entries()) {
      const form = { loginId: name, nickname: name, password: PASSWORD, agree: true }
      await balancer.ask(posted('/api/auth/sign-up', form, homeOf(place)))
      if ((await logIn(balancer, name, homeOf(place))) === null) throw new Error('nobody gets in')
    }
    const quiet = await fetchAssets(files, Date.now() + QUIET_MS)
    const flood = spawn(
      process.execPath,
      [
        join(import.meta.dirname, 'flood.ts'),
        `--port=${site.port}`,
        `--accounts=${names.join(',')}`,
      ],
      { stdio: 'inherit' },
    )
    try {
      await sleep(1000)
      const end = Date.now() + seconds * 1000
      const [flooded, logins] = await Promise.all([
        fetchAssets(files, end),
        comeIn(balancer, names, end),
      ])
      return {
        inTime: shareInTime([...logins.known, ...logins.strangers]),
        knownInTime: shareInTime(logins.known),
        strangersInTime: shareInTime(logins.strangers),
        logins: logins.known.length + logins.strangers.length,
        assetRatio: flooded.quantile(0.5) / quiet.quantile(0.5),
        quietAssetMs: quiet.quantile(0.5),
      }
    } finally {
      flood.kill('SIGKILL')
    }
  } finally {
    balancer.close()
    files.close()
    await stopProcess(site)
    rmSync(folder, { recursive: true, force: true })
  }
}

const homeOf = (place: number) => `203.0.113.${place}`

/** How long a login took; null when it did not succeed. */
type Login = number | null

function shareInTime(logins: readonly Login[]): number {
  const inTime = logins.filter((took) => took !== null && took <= IN_TIME_MS)
  return inTime.length / logins.length
}

/** Members log in one after another, in turn from home and from an address nobody has seen. */
async function comeIn(balancer: Balancer, names: readonly string[], end: number) {
  const known: Promise<Login>[] = []
  const strangers: Promise<Login>[] = []
  for (let count = 0; Date.now() < end; count += 1) {
    const place = Math.floor(count / 2) % names.length
    const name = names[place] ?? ''
    if (count % 2 === 0) known.push(logIn(balancer, name, homeOf(place)))
    else strangers.push(logIn(balancer, name, `192.0.2.${count % 250}`))
    await sleep(LOGIN_EVERY_MS)
  }
  return { known: await Promise.all(known), strangers: await Promise.all(strangers) }
}

async function logIn(balancer: Balancer, loginId: string, address: string): Promise<Login> {
  const startedAt = performance.now()
  const form = { loginId, password: PASSWORD }
  const { status } = await balancer.ask(posted('/api/auth/login', form, address))
  return status === 200 ? performance.now() - startedAt : null
}

async function fetchAssets(balancer: Balancer, end: number): Promise<Tally> {
  const tally = new Tally()
  while (Date.now() < end) {
    const startedAt = performance.now()
    await balancer.ask({ path: ASSET })
    tally.milliseconds.push(performance.now() - startedAt)
    await sleep(ASSET_EVERY_MS)
  }
  return tally
}

function posted(path: string, body: unknown, address: string) {
  const headers = { 'sec-fetch-site': 'same-origin', 'x-forwarded-for': address }
  return { method: 'POST', path, headers, body }
}
