import { pageAt } from '@gyeol/contract'
import type { Plugin } from 'vite'
import { PRODUCT_NAME } from './src/shared/product.ts'

const FILE_NAME = 'manifest.webmanifest'

/** Pages the app's icon offers when it is pressed long. */
const SHORTCUTS = ['/statting', '/crysta/list', '/skill/point', '/event'] as const

/** What stores and browsers show before the app is installed; `npm run gen` draws none of them. */
const SCREENSHOTS = [
  {
    name: 'statting-narrow',
    sizes: '780x1688',
    form: 'narrow',
    label: '옵션 부여를 한 단계씩 미리 보기',
  },
  { name: 'crysta-narrow', sizes: '780x1688', form: 'narrow', label: '크리스타를 옵션으로 찾기' },
  {
    name: 'statting-wide',
    sizes: '1280x800',
    form: 'wide',
    label: '옵션 부여를 한 단계씩 미리 보기',
  },
] as const

const PNG = 'image/png'

/** The manifest, made here because the product's name stands in one constant. */
function manifestText(iconPath: string): string {
  return JSON.stringify({
    id: '/',
    name: `${PRODUCT_NAME} - 토람 온라인 도우미`,
    short_name: PRODUCT_NAME,
    description: '토람 온라인의 옵션 부여, 크리스타, 스킬, 메인 퀘스트 도구를 한곳에 모았어요.',
    lang: 'ko',
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: '#f3f6f5',
    theme_color: '#ffffff',
    categories: ['games', 'utilities'],
    icons: [
      { src: iconPath, sizes: 'any', type: 'image/svg+xml' },
      { src: '/icon-192.png', sizes: '192x192', type: PNG, purpose: 'any' },
      { src: '/icon-512.png', sizes: '512x512', type: PNG, purpose: 'any' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: PNG, purpose: 'maskable' },
    ],
    screenshots: SCREENSHOTS.map(({ name, sizes, form, label }) => ({
      src: `/screenshots/${name}.v1.png`,
      sizes,
      type: PNG,
      form_factor: form,
      label,
    })),
    shortcuts: SHORTCUTS.map((url) => ({
      name: pageAt(url).title,
      url,
      icons: [{ src: '/icon-192.png', sizes: '192x192', type: PNG }],
    })),
    share_target: {
      action: '/receive',
      method: 'GET',
      enctype: 'application/x-www-form-urlencoded',
      params: { title: 'title', text: 'text', url: 'url' },
    },
    file_handlers: [{ action: '/receive', accept: { 'application/json': ['.json'] } }],
  })
}

/** Writes the manifest beside the page, with the icon's name as the build calls it. */
export function webAppManifest(): Plugin {
  return {
    name: 'web-app-manifest',
    apply: (_config, { isSsrBuild }) => isSsrBuild !== true,
    configureServer(server) {
      server.middlewares.use(`/${FILE_NAME}`, (_request, response) => {
        response.setHeader('content-type', 'application/manifest+json')
        response.end(manifestText('/src/app/brand/icon.svg'))
      })
    },
    generateBundle(_options, bundle) {
      const icon = Object.keys(bundle).find((name) => /(?:^|\/)icon-[^/]+\.svg$/.test(name))
      if (icon === undefined) throw new Error('the icon of index.html is not in the bundle')
      this.emitFile({ type: 'asset', fileName: FILE_NAME, source: manifestText(`/${icon}`) })
    },
  }
}
