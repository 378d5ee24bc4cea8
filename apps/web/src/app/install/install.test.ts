import { DAY_MS } from '@gyeol/korean'
import { beforeEach, expect, it, vi } from 'vitest'
import { showOffer } from '../../shared/toast/toast.ts'
import { holdInstallPrompt, takePrompt } from './held-prompt.ts'
import { installSaved } from './install.saved.ts'
import { offerInstall } from './offer-install.ts'
import { tellNewVersion } from './tell-new-version.ts'

// The toast is drawn by a library that waits for frames; what is told to it is what counts here.
vi.mock(import('../../shared/toast/toast.ts'), () => ({ showOffer: vi.fn() }))

const toast = vi.mocked(showOffer)

beforeEach(() => {
  toast.mockClear()
  takePrompt()
  installSaved.save({ days: [], isOffered: false })
})

function act(target: EventTarget, times: number): void {
  for (let index = 0; index < times; index += 1) target.dispatchEvent(new Event('pointerup'))
}

function askByBrowser(target: EventTarget) {
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
    prompt: vi.fn(async () => undefined),
  })
  target.dispatchEvent(event)
  return event
}

/** One visit on a day, as the page goes through it. */
function visit(day: number, actions: number) {
  const target = new EventTarget()
  holdInstallPrompt(target)
  offerInstall(target, () => day * DAY_MS)
  const asked = askByBrowser(target)
  act(target, actions)
  return asked
}

it('the browser does not ask by itself', () => {
  expect(visit(1, 0).defaultPrevented).toBe(true)
})

it('the offer comes on the second day of use, once', () => {
  visit(1, 5)
  expect(toast).not.toHaveBeenCalled()
  visit(1, 5)
  expect(toast).not.toHaveBeenCalled()
  const asked = visit(3, 5)
  expect(toast).toHaveBeenCalledOnce()
  toast.mock.calls[0]?.[1].run()
  expect(asked.prompt).toHaveBeenCalledOnce()
  visit(4, 50)
  expect(toast).toHaveBeenCalledOnce()
})

it('days on which somebody only looked in do not count', () => {
  for (const day of [1, 2, 3, 4]) visit(day, 4)
  expect(toast).not.toHaveBeenCalled()
})

it('a browser that asks late is heard too', () => {
  visit(1, 5)
  // Another page load knows nothing of what the browser asked before.
  takePrompt()
  const target = new EventTarget()
  holdInstallPrompt(target)
  offerInstall(target, () => 2 * DAY_MS)
  act(target, 5)
  expect(toast).not.toHaveBeenCalled()
  askByBrowser(target)
  expect(toast).toHaveBeenCalledOnce()
})

const takeOver = async (isNewer: () => Promise<boolean>, reload = vi.fn<() => void>()) => {
  const workers = new EventTarget() as ServiceWorkerContainer
  tellNewVersion(workers, { reload, isNewer })
  workers.dispatchEvent(new Event('controllerchange'))
  await Promise.resolve()
  await Promise.resolve()
  return reload
}

it('a newer build is told of, and loaded when its viewer wants it', async () => {
  const reload = await takeOver(async () => true)
  expect(toast).toHaveBeenCalledOnce()
  expect(reload).not.toHaveBeenCalled()
  toast.mock.calls[0]?.[1].run()
  expect(reload).toHaveBeenCalledOnce()
})

it('a worker of the build the page is of is no news, nor is one nobody can ask', async () => {
  const same = vi.fn(async () => false)
  await takeOver(same)
  expect(same).toHaveBeenCalledOnce()
  await takeOver(async () => Promise.reject(new TypeError('offline')))
  expect(toast).not.toHaveBeenCalled()
})
