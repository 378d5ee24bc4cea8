import { hash, randomBytes } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it, vi } from 'vitest'
import { escapeHtml, renderHead } from './page-head.ts'
import { describedPage } from './page-descriptions.ts'
import { createShell, type DrawnPage, type ShownPage } from './page-shell.ts'

const site = {
  language: 'korea' as const,
  publicUrl: 'https://gyeol.example',
  picture: { path: '/og.v2.png?v=abc', bytes: Buffer.alloc(0) },
}
const page: ShownPage = {
  path: '/statting',
  query: '',
  title: '옵션 부여',
  description: '설명이에요.',
}
const drawn: DrawnPage = {
  version: '1',
  html: '<h1>$& 옵션 부여</h1>',
  data: { at: 7, cache: ['</script>'], loaded: null },
  isOwn: false,
  links: [],
}
const SHELL =
  '<head><!--page-head--><script>let a = "<b>"</script><script src="/a.js"></script></head>'

describe('the head of a page', () => {
  it('has title, description, canonical link and preview tags', () => {
    const head = renderHead(page, { path: '/statting', ...site })
    expect(head).toContain('<title>옵션 부여 | 결정판</title>')
    expect(head).toContain('<meta name="description" content="설명이에요.">')
    expect(head).toContain('<link rel="canonical" href="https://gyeol.example/statting">')
    expect(head).toContain('<meta property="og:url" content="https://gyeol.example/statting">')
    expect(head).toContain('content="https://gyeol.example/og.v2.png?v=abc"')
    expect(head).toContain('<meta property="og:image:width" content="1200">')
    expect(head).toContain('<meta property="og:image:height" content="630">')
    expect(head).toMatch(/og:image:alt" content="결정판: /)
    expect(head).not.toContain('noindex')
  })

  it('tells search engines of the page in each language', () => {
    const english = renderHead(page, { path: '/statting', ...site, language: 'english' })
    const own = 'https://gyeol.example/statting'
    for (const head of [renderHead(page, { path: '/statting', ...site }), english]) {
      expect(head).toContain(`<link rel="alternate" hreflang="ko" href="${own}">`)
      expect(head).toContain(`<link rel="alternate" hreflang="en" href="${own}?lang=english">`)
      expect(head).toContain(`<link rel="alternate" hreflang="x-default" href="${own}">`)
    }
    expect(english).toContain(`<link rel="canonical" href="${own}?lang=english">`)
    expect(english).toContain('| Gyeoljeongpan</title>')
    const hidden = renderHead({ ...page, isPrivate: true }, { path: '/login', ...site })
    expect(hidden).not.toContain('hreflang')
  })

  it('links an alias to the page search engines should keep', () => {
    const head = renderHead({ ...page, canonical: '/guide/main-quest' }, { path: '/x', ...site })
    expect(head).toContain('href="https://gyeol.example/guide/main-quest"')
    expect(head).not.toContain('gyeol.example/x')
  })

  it('stays relative without a public address and has no preview without a picture', () => {
    const head = renderHead(page, {
      ...site,
      path: '/statting',
      publicUrl: undefined,
      picture: null,
    })
    expect(head).toContain('<link rel="canonical" href="/statting">')
    expect(head).not.toMatch(/og:url|og:image/)
  })

  it('has no canonical link for an address that is none of ours', () => {
    const head = renderHead(describedPage('/404', 'korea'), { path: null, ...site })
    expect(head).not.toMatch(/canonical|og:url/)
    expect(head).toContain('<meta name="robots" content="noindex">')
  })

  it('escapes whatever it is given', () => {
    const evil = `"><script>alert('&')</script>`
    const head = renderHead({ ...page, title: evil, description: evil }, { path: evil, ...site })
    expect(head).not.toContain('<script>')
    expect(head).toContain(escapeHtml(evil))
    expect(escapeHtml(evil)).toBe('&quot;&gt;&lt;script&gt;alert(&#39;&amp;&#39;)&lt;/script&gt;')
  })
})

describe('the page shell', () => {
  it('names the files of a page’s screen, but not those it names anyway', async () => {
    const preloads = { '/statting': { scripts: ['/a.js', '/b.js'], styles: ['/b.css'] } }
    const html = await createShell(SHELL, { ...site, preloads }).render(
      page,
      '/statting',
      'identity',
    )
    const text = html.bytes.toString('utf8')
    expect(text).toContain('<link rel="modulepreload" crossorigin href="/b.js">')
    expect(text).toContain('<link rel="stylesheet" crossorigin href="/b.css">')
    expect(text).not.toContain('rel="modulepreload" crossorigin href="/a.js"')
  })

  it('shows what its route has drawn: its styles come with it, of its scripts only the first is asked for', async () => {
    const html =
      '<head><!--page-head-->\n<script type="module" src="/a.js"></script>\n<link rel="stylesheet" href="/a.css"></head>' +
      '<body><div id="root"></div><noscript>스크립트</noscript><script>start()</script></body>'
    const shell = createShell(html, {
      ...site,
      preloads: { '/statting': { scripts: ['/b.js'], styles: ['/b.css'] } },
      styles: new Map([['/a.css', 'h1 { content: "$&" }']]),
    })
    const { bytes, styleHashes } = await shell.render({ ...page, drawn }, '/statting', 'identity')
    const text = bytes.toString('utf8')
    const places = [
      '<style data-href="/a.css">h1 { content: "$&" }</style>',
      '<link rel="stylesheet" crossorigin href="/b.css">',
      '<link rel="modulepreload" crossorigin fetchpriority="low" href="/a.js" data-start>',
      '<div id="root" data-drawn=""><h1>$& 옵션 부여</h1></div>',
      '<script type="application/json" id="page-data">{"at":7,"cache":["\\u003c/script>"],"loaded":null}</script>',
      '<template id="app-parts"><link rel="modulepreload" crossorigin fetchpriority="low" href="/b.js"></template>',
      '<script>start()</script>',
    ].map((part) => text.indexOf(part))
    expect(places).not.toContain(-1)
    expect(places).toEqual(places.toSorted((one, other) => one - other))
    expect(text).not.toContain('src="/a.js"')
    expect(text).not.toContain('<noscript>')
    const styleHash = hash('sha256', 'h1 { content: "$&" }', 'base64')
    expect(styleHashes).toEqual([`'sha256-${styleHash}'`])
    const later = { ...page, drawn: { ...drawn, version: '2', html: '<h1>나중</h1>' } }
    const again = await shell.render(later, '/statting', 'identity')
    expect(again.bytes.toString('utf8')).toContain('<h1>나중</h1>')
    const bare = await shell.render({ ...page, path: '/about' }, '/about', 'identity')
    expect(bare.bytes.toString('utf8')).toContain('<div id="root"></div><noscript>')
    expect(bare.styleHashes).toEqual([])
  })

  it('says for which query it was drawn, and whether readers with work of their own see another', async () => {
    const shell = createShell(
      '<head><!--page-head--></head><body><div id="root"></div></body>',
      site,
    )
    const own = { ...page, query: '?q="&kind=a', drawn: { ...drawn, isOwn: true } }
    const { bytes } = await shell.render(own, '/statting', 'identity')
    expect(bytes.toString('utf8')).toContain(
      '<div id="root" data-drawn="?q=&quot;&amp;kind=a" data-own>',
    )
  })

  it('has the links of a list for those without scripts', async () => {
    const shell = createShell(
      '<head><!--page-head--></head><body><div id="root"></div></body>',
      site,
    )
    const links = [{ name: '<바쿠잔>', path: '/crysta/bakuzan' }]
    const list = { ...page, drawn: { ...drawn, links } }
    const { bytes } = await shell.render(list, '/statting', 'identity')
    expect(bytes.toString('utf8')).toContain(
      '<noscript><ul><li><a href="/crysta/bakuzan">&lt;바쿠잔&gt;</a></li></ul></noscript>',
    )
  })

  it('names what the first tap needs where a script of the shell finds it, to be fetched last', async () => {
    const tap = { scripts: ['/dialogs.js'], styles: ['/dialogs.css'] }
    const shell = createShell('<head><!--page-head--></head><body><div id="root"></div></body>', {
      ...site,
      preloads: {
        '/statting': {
          scripts: [],
          styles: [],
          tap,
          headerTap: { scripts: ['/menu.js'], styles: [] },
        },
      },
    })
    const { bytes } = await shell.render({ ...page, drawn }, '/statting', 'identity')
    const text = bytes.toString('utf8')
    const [, parts] = /<template id="tap-parts">(.*?)<\/template>/.exec(text) ?? []
    expect(parts).toBe(
      '<link rel="modulepreload" crossorigin fetchpriority="low" href="/dialogs.js">',
    )
    // Coming with the tap, they would have the whole page styled anew.
    const [head] = text.split('</head>')
    expect(head).toContain('<link rel="stylesheet" crossorigin href="/dialogs.css">')
    const [, ofHeader] = /<template id="header-tap-parts">(.*?)<\/template>/.exec(text) ?? []
    expect(ofHeader).toBe(
      '<link rel="modulepreload" crossorigin fetchpriority="low" href="/menu.js">',
    )
  })

  it('allows exactly the inline scripts it has', () => {
    const code = 'let a = "<b>"'
    expect(createShell(SHELL, site).scriptHashes).toEqual([
      `'sha256-${hash('sha256', code, 'base64')}'`,
    ])
  })

  it('says the same in every encoding, under different tags', async () => {
    const shell = createShell(SHELL, site)
    const plain = await shell.render(page, '/statting', 'identity')
    const br = await shell.render(page, '/statting', 'br')
    const gzip = await shell.render(page, '/statting', 'gzip')
    expect(brotliDecompressSync(br.bytes)).toEqual(plain.bytes)
    expect(gunzipSync(gzip.bytes)).toEqual(plain.bytes)
    expect(new Set([plain.etag, br.etag, gzip.etag]).size).toBe(3)
    expect(await shell.render(page, '/statting', 'identity')).toBe(plain)
  })

  it('is sent to the first who asks as soon as it can be, and smaller to whoever comes later', async () => {
    const words = Array.from({ length: 4000 }, (_, index) => `${(index * 7919) % 613} `).join('')
    const shell = createShell(SHELL + words, site)
    const sizeOf = async () => (await shell.render(page, '/statting', 'br')).bytes.length
    const first = await shell.render(page, '/statting', 'br')
    await vi.waitFor(async () => expect(await sizeOf()).toBeLessThan(first.bytes.length))
    const later = await shell.render(page, '/statting', 'br')
    expect(brotliDecompressSync(later.bytes)).toEqual(brotliDecompressSync(first.bytes))
    // Whoever has it needs it no second time.
    expect(later.etag).toBe(first.etag)
    expect(await shell.render(page, '/statting', 'br')).toBe(later)
  })

  it('stays as it was sent first while there is something to announce', async () => {
    const shell = createShell(SHELL, site)
    const announced = { ...page, banner: '점검 중' }
    const first = await shell.render(announced, '/statting', 'br')
    await shell.render({ ...page, path: '/boss' }, '/boss', 'br')
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(await shell.render(announced, '/statting', 'br')).toBe(first)
  })

  it('compresses beside the event loop, once for all who ask at the same time', async () => {
    // So much that even a quick look at it takes a while.
    const shell = createShell(SHELL + randomBytes(3_000_000).toString('base64'), site)
    const asked = Array.from({ length: 20 }, async () => shell.render(page, '/statting', 'br'))
    let turns = 0
    const turning = setInterval(() => (turns += 1), 0)
    const [first, ...others] = await Promise.all(asked)
    clearInterval(turning)
    expect(turns).toBeGreaterThan(1)
    for (const other of others) expect(other).toBe(first)
  })

  it.each(['<head></head>', '<!--page-head--><!--page-head-->'])('refuses the shell %s', (html) => {
    expect(() => createShell(html, site)).toThrow('exactly once')
  })

  it('does not grow without end when addresses with ids keep coming', async () => {
    const shell = createShell(SHELL, site)
    const first = await shell.render(page, '/event/0', 'identity')
    for (let id = 1; id <= 2000; id += 1) await shell.render(page, `/event/${id}`, 'identity')
    expect(await shell.render(page, '/event/0', 'identity')).not.toBe(first)
  })
})
