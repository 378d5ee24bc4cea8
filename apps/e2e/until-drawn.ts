import { type APIRequestContext, expect } from '@playwright/test'

/**
 * Waits until the server has drawn a page: it sends one without its drawing rather than late, and keeps
 * what it has drawn for whoever comes next.
 */
export async function untilDrawn(request: APIRequestContext, path: string): Promise<void> {
  await expect
    .poll(async () => (await request.get(path)).text(), `the server draws ${path}`)
    .toContain('<div id="root" data-drawn=')
}
