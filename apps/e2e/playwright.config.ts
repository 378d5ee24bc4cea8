import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { browserPath } from '../../tools/run/system-packages.ts'
import { SITE_ENVIRONMENT } from './site-environment.ts'

// Read again by every worker: they all mean the same server's folder.
process.env.E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'gyeol-e2e-'))

/*
 * A test runs on the phone, which is what players hold. `x.desktop.spec.ts` for a whole file or the tag @desktop for one
 * test is for what a desk has of its own; @both is for what is laid out otherwise there.
 */
const port = Number(process.env.E2E_PORT ?? 4400)
const baseURL = `http://127.0.0.1:${port}`

export default defineConfig({
  testDir: '.',
  // The stories of other engines (browsers/) are another runner's.
  testMatch: '**/*.spec.ts',
  globalSetup: './global-setup.ts',
  outputDir: '../../test-results',
  fullyParallel: true,
  forbidOnly: process.env.CI !== undefined,
  // A test that passes only at its second try has found something: a bug, or its own.
  retries: 0,
  // On two cores three take as long as two (7.5 min): the machine is busy, not waiting.
  workers: 3,
  // Generous: what hangs is found all the same, and a slow machine is no fault.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  use: {
    baseURL,
    // Every page would fetch the whole app for its offline copy; the tests of that allow it themselves.
    serviceWorkers: 'block',
    // Drawing what moves is a sixth of the work. Where motion could be in the way, a test asks for it.
    contextOptions: { reducedMotion: 'reduce' },
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
    // A trace costs a third of the time of a test: TRACE=on when one has to be looked into.
    trace: process.env.TRACE === 'on' ? 'retain-on-failure' : 'off',
    launchOptions: {
      executablePath: browserPath(),
      args: [
        '--no-sandbox',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        // An address that is not localhost, for the tests of plain http.
        '--host-resolver-rules=MAP lan.test 127.0.0.1',
      ],
    },
  },
  projects: [
    {
      name: 'desktop',
      // The words it looks at begin with the file's name.
      grep: /@desktop\b|@both\b|\.desktop\.spec\.ts/,
      use: { viewport: { width: 1280, height: 900 } },
    },
    {
      name: 'phone',
      testIgnore: '**/*.desktop.spec.ts',
      grepInvert: /@desktop/,
      use: {
        viewport: { width: 390, height: 844 },
        hasTouch: true,
        isMobile: true,
        // Finer dots are drawn, and seen by nobody here: a tenth of the time.
        deviceScaleFactor: 1,
      },
    },
  ],
  webServer: {
    command: 'node tools/start.ts',
    cwd: '../..',
    url: `${baseURL}/api/ready`,
    timeout: 120_000,
    reuseExistingServer: false,
    env: {
      PORT: String(port),
      DATA_DIR: process.env.E2E_DATA_DIR,
      ...SITE_ENVIRONMENT,
      PUSH_CONTACT: 'mailto:e2e@example.com',
    },
  },
})
