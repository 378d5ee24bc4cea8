import { expect } from '@playwright/test'
import { holdScripts } from './hold-scripts.ts'
import { test } from './own-site.ts'

// Rows that somebody has changed since are not drawn ahead: a site nobody works on has them as shipped.
test.use({ siteName: 'first rows' })

for (const path of ['/crysta/list', '/equipment', '/boss', '/registlet']) {
  test(`${path} shows its first rows before any script has come, and a tap on one is kept`, async ({
    page,
  }) => {
    const { release } = await holdScripts(page)
    await page.goto(path, { waitUntil: 'commit' })
    const names = page.locator('#main ul > li button[data-column="이름"]')
    await expect(names.nth(2)).toBeVisible()
    await expect(page.locator('#root')).toHaveAttribute('inert', '')
    const name = names.nth(2)
    const title = (await name.getAttribute('title')) ?? ''
    const box = await name.boundingBox()
    await page.mouse.click(box!.x + box!.width / 2, box!.y + box!.height / 2)
    await expect(page.locator('[data-kept]')).toHaveCount(1)
    release()
    const detail = page.getByRole('dialog')
    await expect(detail.getByRole('heading', { name: title, exact: true })).toBeVisible()
    await expect(page.locator('#first-rows')).toHaveCount(0)
  })
}

for (const path of ['/crysta/list', '/equipment', '/boss', '/registlet', '/ability']) {
  test(`${path} in English keeps its first rows where they are when the list comes`, async ({
    page,
  }) => {
    const { release } = await holdScripts(page)
    await page.goto(`${path}?lang=english`, { waitUntil: 'commit' })
    const names = page.locator('#main ul > li :is(a, button)[data-column]')
    await expect(names.nth(2)).toBeVisible()
    const drawn = (await names.allTextContents()).slice(0, 3)
    expect(drawn.join('')).toMatch(/^[^가-힣]+$/)
    release()
    await expect(page.locator('#root')).not.toHaveAttribute('inert')
    // The whole list is there once it says how many there are.
    await expect(page.getByRole('status').filter({ hasText: /\d/ }).first()).toBeVisible()
    await expect(names.first()).toBeVisible()
    expect((await names.allTextContents()).slice(0, 3)).toEqual(drawn)
  })
}
