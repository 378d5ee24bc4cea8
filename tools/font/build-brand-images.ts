/*
 * Draws the icons and the sharing picture of the app from the same geometry the screens use, with
 * the system's Chromium. Run it after changing the gem, the cluster or the words; the results are
 * committed. The sharing picture is cached for long by messengers: raise its version when it changes.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { chromium } from 'playwright-core'
import { buildCrystal, CLUSTER } from '../../apps/web/src/shared/gem/crystal-geometry.ts'
import { drawGem } from '../../apps/web/src/shared/gem/gem-geometry.ts'
import { PRODUCT_NAME } from '../../apps/web/src/shared/product.ts'
import { browserPath } from '../run/system-packages.ts'

const PUBLIC = new URL('../../apps/web/public/', import.meta.url)
/** The server draws preview pictures of single pages with the same stones. */
const PICTURE_PARTS = new URL(
  '../../apps/server/src/modules/share-picture/generated/',
  import.meta.url,
)
/** Whole: what the app ships is in slices. */
const FONT = new URL(
  '../../node_modules/pretendard/dist/web/variable/woff2/PretendardVariable.woff2',
  import.meta.url,
)
const OG_WORDS = {
  hero: '한 끗 더<br>단단하게.',
  line: '토람 온라인 옵션 부여 · 크리스타 · 스킬 포인트',
}
/** Light theme of shared/theme/tokens.css: pictures do not follow the viewer's theme. */
const PAINT = {
  brand: '#0e7465',
  brandDark: '#4fbba6',
  ground: '#f3f6f5',
  surface: '#ffffff',
  ink: '#12201d',
  ink2: '#40504b',
  brass: '#d6a445',
  facets: { light: '#ffffff', deep: '#0b2a24' },
  stones: [
    { main: '#0b6a5d', light: '#16897a', deep: '#075046' },
    { main: '#7db9ad', light: '#a9d6cc', deep: '#4e9488' },
    { main: '#b9dad3', light: '#dceeea', deep: '#8cc0b6' },
    { main: '#d6a445', light: '#ebcb87', deep: '#a9781d' },
  ],
} as const

/** The gem of the logo; `fill` is a colour or nothing when a style sheet paints it. */
function gemPaths(fill: string): string {
  const { outline, shades } = drawGem('brand', 4)
  const facets = shades.map(
    ({ tone, opacity, path }) =>
      `<path fill="${PAINT.facets[tone]}" fill-opacity="${opacity}" d="${path}"/>`,
  )
  return `<path class="g" fill="${fill}" d="${outline}"/>${facets.join('')}`
}

function svg(field: string, body: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${field}">${body}</svg>`
}

function favicon(): string {
  const night = `<style>@media (prefers-color-scheme:dark){.g{fill:${PAINT.brandDark}}}</style>`
  return `${svg('0 0 24 24', night + gemPaths(PAINT.brand))}\n`
}

/** A gem on porcelain. `room` is the share of the edge left free; masks may cut 20 % away. */
function iconPage(room: number): string {
  const field = 24 / (1 - 2 * room)
  const start = (24 - field) / 2
  const ground = `<rect x="${start}" y="${start}" width="${field}" height="${field}" fill="${PAINT.ground}"/>`
  return page(svg(`${start} ${start} ${field} ${field}`, ground + gemPaths(PAINT.brand)))
}

function cluster(): string {
  const stones = CLUSTER.map(({ foot, lean, width, height, stone }) => {
    const facets = buildCrystal(width, height).map(
      ({ face, points }) => `<polygon fill="${PAINT.stones[stone][face]}" points="${points}"/>`,
    )
    return `<g transform="translate(${foot.join(' ')}) rotate(${lean})">${facets.join('')}</g>`
  })
  return svg(
    '0 0 520 360',
    `<g stroke="${PAINT.surface}" stroke-width="1.4" stroke-linejoin="round">${stones.join('')}</g>`,
  )
}

function page(body: string, style = ''): string {
  return `<!doctype html><meta charset="utf-8"><style>*{margin:0;box-sizing:border-box}svg{display:block}${style}</style>${body}`
}

async function ogPage(): Promise<string> {
  const font = (await readFile(FONT)).toString('base64')
  const style = `
    @font-face{font-family:P;font-weight:400 760;src:url(data:font/woff2;base64,${font})}
    body{position:relative;width:1200px;height:630px;overflow:hidden;padding:79px 72px;
      background:linear-gradient(${PAINT.surface},${PAINT.ground});color:${PAINT.ink};font-family:P;
      letter-spacing:-.03em;word-break:keep-all}
    .logo{display:flex;align-items:center;gap:16px;font-size:38px;font-weight:760}
    .logo svg{width:52px;height:52px}
    h1{margin-top:74px;font-size:92px;line-height:108px;font-weight:760}
    p{display:flex;align-items:center;gap:16px;margin-top:44px;font-size:28px;font-weight:500;
      color:${PAINT.ink2};letter-spacing:-.02em}
    p i{width:14px;height:14px;border-radius:2px;background:${PAINT.brass};transform:rotate(45deg)}
    .art{position:absolute;right:24px;bottom:-29px;width:610px}`
  return page(
    `<div class="art">${cluster()}</div>
     <div class="logo">${svg('0 0 24 24', gemPaths(PAINT.brand))}${PRODUCT_NAME}</div>
     <h1>${OG_WORDS.hero}</h1><p><i></i>${OG_WORDS.line}</p>`,
    style,
  )
}

await writeFile(new URL('favicon.svg', PUBLIC), favicon())
await writeFile(new URL('gem.svg', PICTURE_PARTS), `${svg('0 0 24 24', gemPaths(PAINT.brand))}\n`)
await writeFile(new URL('cluster.svg', PICTURE_PARTS), `${cluster()}\n`)
const browser = await chromium.launch({
  executablePath: browserPath(),
  args: ['--no-sandbox', '--disable-background-networking', '--no-first-run'],
})
const pictures = [
  { file: 'icon-192.png', width: 192, height: 192, html: iconPage(0.12) },
  { file: 'icon-512.png', width: 512, height: 512, html: iconPage(0.12) },
  { file: 'icon-maskable-512.png', width: 512, height: 512, html: iconPage(0.24) },
  { file: 'apple-touch-icon.png', width: 180, height: 180, html: iconPage(0.16) },
  // What stands in it stays clear of the 15 pixels a crop to 2:1 takes away above and below.
  { file: 'og.v2.png', width: 1200, height: 630, html: await ogPage() },
]
for (const { file, width, height, html } of pictures) {
  const tab = await browser.newPage({ viewport: { width, height } })
  await tab.setContent(html)
  await tab.evaluate(() => Promise.all(Array.from(document.fonts, (font) => font.load())))
  const picture = await tab.screenshot({ type: 'png' })
  await writeFile(new URL(file, PUBLIC), picture)
  await tab.close()
  process.stdout.write(`${file}: ${picture.byteLength} bytes\n`)
}
await browser.close()
