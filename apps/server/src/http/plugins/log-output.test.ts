import { spawnSync } from 'node:child_process'
import { mkdtempSync, openSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { describe, expect, it } from 'vitest'
import { bufferedOutput } from './log-output.ts'

const MODULE = new URL('request-log.ts', import.meta.url).href

function logToFile() {
  const file = join(mkdtempSync(join(tmpdir(), 'log-')), 'server.log')
  const log = pino({ base: null }, bufferedOutput(openSync(file, 'a')))
  const written = () =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => (JSON.parse(line) as { msg: string }).msg)
  return { log, written }
}

/** What a process with the server's log has written when it is over. */
function outputOf(ending: string): string {
  const script = `
    import { createLogger } from ${JSON.stringify(MODULE)}
    const log = createLogger({ logLevel: 'info' })
    log.info('first')
    log.info('second')
    ${ending}`
  const flags = ['--input-type=module', '--eval', script]
  return spawnSync(process.execPath, flags, { encoding: 'utf8' }).stdout
}

describe('lines of the log', () => {
  it('are handed over together, in their order', () => {
    const { log, written } = logToFile()
    log.info('first')
    expect(written()).toEqual([])
    for (let count = 0; count < 100; count += 1) log.info('x'.repeat(100))
    expect(written()[0]).toBe('first')
  })

  it('wait for nothing when they tell of trouble, and take those before them along', () => {
    const { log, written } = logToFile()
    log.info('request')
    log.warn('trouble')
    expect(written()).toEqual(['request', 'trouble'])
    log.info('request')
    log.child({ reqId: 'x' }).error('more of it')
    expect(written()).toEqual(['request', 'trouble', 'request', 'more of it'])
  })

  it('come without another line after a moment', async () => {
    const { log, written } = logToFile()
    log.info('alone')
    await expect.poll(written, { timeout: 10_000 }).toEqual(['alone'])
  })

  it.each([
    ['with nothing left to do', ''],
    ['by its own decision', 'process.exit(0)'],
    ['by an error nobody caught', "throw new Error('unexpected')"],
  ])('are all there when a process ends %s', (_how, ending) => {
    expect(outputOf(ending)).toMatch(/"msg":"first"[^]*"msg":"second"/)
  })
})
