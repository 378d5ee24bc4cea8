import { chromium } from 'playwright-core'
import { withServer } from './bench/bench-server.ts'
await withServer(async (base) => {
  const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox','--disable-quic'] })
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, serviceWorkers: 'block' })
  const page = await context.newPage()
  await page.addInitScript(() => localStorage.setItem('main-quest', JSON.stringify({ level: 1, percent: 0, target: 999, repeat: true, start: 1, end: '' })))
  await page.goto(base + '/guide/main-quest')
  await page.getByRole('button', { name: /바퀴 모두 보기$/ }).click()
  const cdp = await context.newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.evaluate(() => {
    const w = window as any; w.rows = []
    new PerformanceObserver((l) => { for (const e of l.getEntries() as any) if (e.interactionId) w.rows.push([e.name, Math.round(e.duration), Math.round(e.processingStart - e.startTime), Math.round(e.processingEnd - e.processingStart), e.interactionId]) }).observe({ type: 'event', durationThreshold: 16 } as any)
  })
  await cdp.send('Profiler.enable'); await cdp.send('Profiler.setSamplingInterval', { interval: 200 }); await cdp.send('Profiler.start')
  const field = page.getByRole('spinbutton', { name: '지금 레벨', exact: true })
  for (const level of ['7', '24', '250', '99', '305', '18']) {
    await field.press('Control+a')
    for (const d of level) { await field.press(d); await page.waitForTimeout(400) }
  }
  const { profile } = await cdp.send('Profiler.stop') as any
  const self = new Map<string, number>()
  const dt = profile.timeDeltas; const byId = new Map(profile.nodes.map((n: any) => [n.id, n]))
  profile.samples.forEach((id: number, i: number) => { const n: any = byId.get(id); const k = `${n.callFrame.functionName || '(anon)'} ${n.callFrame.url.split('/').pop()}:${n.callFrame.lineNumber}:${n.callFrame.columnNumber}`; self.set(k, (self.get(k) ?? 0) + dt[i]) })
  console.log([...self].sort((a, b) => b[1] - a[1]).slice(0, 22).map(([k, v]) => `${(v / 1000).toFixed(0)}ms ${k}`).join('\n'))
  console.log(JSON.stringify(await page.evaluate(() => (window as any).rows)))
  await browser.close()
})
