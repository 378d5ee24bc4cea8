import { chromium } from '@playwright/test'
import { startOwnSite } from '../../apps/e2e/start-own-site.ts'
import { browserPath } from '../run/system-packages.ts'

/** A phone and a desk: what they show differs. */
const WINDOWS = [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
]

/** What pages of a new site say in Korean, folded away or not, with what their fields suggest. */
export async function pageTexts(paths: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const site = await startOwnSite()
  const browser = await chromium.launch({ executablePath: browserPath(), args: ['--no-sandbox'] })
  const texts = new Map<string, string>()
  try {
    for (const viewport of WINDOWS) {
      const context = await browser.newContext({ viewport, locale: 'ko-KR', baseURL: site.url })
      const page = await context.newPage()
      for (const path of paths) {
        await page.goto(path, { waitUntil: 'networkidle' })
        texts.set(path, `${texts.get(path) ?? ''}${await page.evaluate(textOfPage)}`)
      }
      await context.close()
    }
    return texts
  } finally {
    await browser.close()
    await site.stop()
  }
}

/** Runs in the page. */
function textOfPage(): string {
  const fields = document.querySelectorAll<HTMLInputElement>('[placeholder]')
  const folded = document.querySelectorAll<HTMLElement>('#root details')
  return [
    document.body.innerText,
    ...Array.from(folded, (part) => part.textContent),
    ...Array.from(fields, (field) => field.placeholder),
  ].join('\n')
}
