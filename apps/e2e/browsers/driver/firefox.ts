import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { FIREFOX } from '../../../../tools/run/system-packages.ts'
import { startProgram } from './child-program.ts'
import { COMMANDS, type Engine } from './commands.ts'
import { Marionette } from './marionette.ts'

const STARTS_WITHIN_MS = 60_000
const POLL_MS = 50
const FLAGS = ['--marionette', '--remote-allow-system-access', '--headless', '--no-remote']

/** Starts Firefox without a screen and with a profile of its own. */
export async function startFirefox(): Promise<Engine> {
  const profile = mkdtempSync(join(tmpdir(), 'gyeol-firefox-'))
  const downloads = join(profile, 'downloads')
  mkdirSync(downloads)
  writeFileSync(join(profile, 'user.js'), preferences(downloads))
  const program = startProgram({
    command: FIREFOX,
    args: [...FLAGS, '--profile', profile],
    env: { TZ: 'Asia/Seoul', MOZ_CRASHREPORTER_DISABLE: '1' },
  })
  const end = async () => {
    await program.end()
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
  }
  try {
    const marionette = await Marionette.connect(await portOf(profile, program.hasEnded))
    await marionette.call('WebDriver:NewSession', {})
    await marionette.call('WebDriver:SetTimeouts', { script: 60_000, pageLoad: 60_000 })
    return firefox(marionette, { downloads, end })
  } catch (error) {
    await end()
    throw error
  }
}

type Home = { readonly downloads: string; readonly end: () => Promise<void> }

function firefox(marionette: Marionette, { downloads, end }: Home): Engine {
  /** Runs a script with the rights of the browser itself. */
  const inBrowser = async (script: string) => {
    await marionette.call('Marionette:SetContext', { value: 'chrome' })
    try {
      return await marionette.call('WebDriver:ExecuteAsyncScript', { script, args: [] })
    } finally {
      await marionette.call('Marionette:SetContext', { value: 'content' })
    }
  }
  return {
    name: 'Firefox',
    downloads,
    send: (command, parameters) => marionette.call(COMMANDS[command][0], parameters),
    async chooseFile(path) {
      const found = await marionette.call('WebDriver:FindElement', {
        using: 'css selector',
        value: 'input[type=file]',
      })
      const id = Object.values(found as Record<string, string>)[0] // WebDriver's reference to an element
      await marionette.call('WebDriver:ElementSendKeys', { id, text: path })
    },
    async forget() {
      await inBrowser(FORGET)
    },
    async end() {
      marionette.hangUp()
      await end()
    },
  }
}

/** Firefox picks a free port and writes it down when it listens. */
async function portOf(profile: string, hasEnded: () => boolean): Promise<number> {
  const file = join(profile, 'MarionetteActivePort')
  const deadline = performance.now() + STARTS_WITHIN_MS
  while (!existsSync(file) || readFileSync(file, 'utf8') === '') {
    if (hasEnded()) throw new Error('Firefox ended while it started')
    if (performance.now() > deadline) throw new Error('Firefox does not answer')
    await pause(POLL_MS)
  }
  return Number(readFileSync(file, 'utf8'))
}

/** What a machine of tests has to do without: looking for news, asking where to save. */
function preferences(downloads: string): string {
  const values = {
    'marionette.port': 0,
    'intl.accept_languages': 'ko-KR, ko',
    'browser.download.folderList': 2,
    'browser.download.dir': downloads,
    'browser.download.useDownloadDir': true,
    'browser.download.always_ask_before_handling_new_types': false,
    'app.normandy.enabled': false,
    'app.update.disabledForTesting': true,
    'messaging-system.rsexperimentloader.enabled': false,
    'services.settings.server': 'data:,#remote-settings-dummy/v1',
    'network.captive-portal-service.enabled': false,
    'network.connectivity-service.enabled': false,
    'datareporting.policy.dataSubmissionEnabled': false,
    'browser.shell.checkDefaultBrowser': false,
    'ui.prefersReducedMotion': 1,
  }
  return Object.entries(values)
    .map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`)
    .join('')
}

const FORGET = `
  const done = arguments[arguments.length - 1]
  Services.clearData.deleteData(Ci.nsIClearDataService.CLEAR_ALL, { onDataDeleted: () => done() })
`
