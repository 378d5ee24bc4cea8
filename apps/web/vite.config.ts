import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { pagePreloads } from './page-preloads.ts'
import { serviceWorkerFile } from './service-worker-file.ts'
import { PRODUCT_NAME } from './src/shared/product.ts'
import { scaleText } from './src/shared/theme/scale-text.ts'

/** Parts without a library behind them; dialogs, sheets and the like stay with the screens that open them. */
const SMALL_PARTS =
  /\/lucide-react\/|\/src\/shared\/(?:gem|http|icons|loading|texts|theme)\/|\/src\/shared\/ui\/(?:button|card|class-names|empty-state|field-reason|hint-strip|kbd|meter|page|section-title|skeleton|slot-number|state-message|tag|ui\.texts|visually-hidden)|\/packages\/korean\/src\/(?:number-|kst-)|\/packages\/contract\/src\/(?:catalogue-entities|event-kinds|level-roles)\./

/** What every planner has on its first screen; no dialog. */
const PLANNER_PARTS =
  /\/src\/shared\/files\/copy-text|\/src\/shared\/named-saves\/(?:closed-bar|named-saves|save-tabs)|\/src\/shared\/ui\/(?:action-dock|field-|field\.|loading-block|number-|use-number|use-repeat|use-wheel)|\/packages\/terms\//

/** Engine and screen of the option grant, without its automatic half and without dialogs. */
const STATTING_PARTS =
  /\/src\/features\/statting\/(?!auto\/|[\w-]*(?:search|dialog|editor|menu|picker|picture|import))|\/packages\/statting\/|\/packages\/game-data\/src\/options\/(?!option-search)/

/** What keeps every open page up to date; loaded once a page stands. */
const LIVE_PARTS =
  /\/src\/.*\/(?:live-hub|live-line|notice-read|push-browser|push-sync|site-watch|unread-store)\./

/** What home and the event screens say of an event. */
const EVENT_PARTS =
  /\/src\/features\/event\/event(?:-time|-words|\.texts)|\/src\/shared\/ui\/day-box/

const ALONE = { includeDependenciesRecursively: false }

const PAGE_HEAD = '<!--page-head-->'
const DEV_API = process.env['DEV_API'] ?? 'http://127.0.0.1:3000'

/** Stands in for the server, which writes title, description and sharing tags per page. */
function pageHeadInDev(): Plugin {
  return {
    name: 'page-head-in-dev',
    apply: 'serve',
    transformIndexHtml: (html) => html.replace(PAGE_HEAD, `<title>${PRODUCT_NAME}</title>`),
  }
}

/** The web app manifest, made here because the product's name stands in one constant. */
function manifest(): Plugin {
  const fileName = 'manifest.webmanifest'
  const source = (iconPath: string) =>
    JSON.stringify({
      name: `${PRODUCT_NAME} - 토람 온라인 도우미`,
      short_name: PRODUCT_NAME,
      lang: 'ko',
      start_url: '/',
      display: 'standalone',
      background_color: '#f3f6f5',
      theme_color: '#ffffff',
      icons: [{ src: iconPath, sizes: 'any', type: 'image/svg+xml' }],
    })
  return {
    name: 'web-app-manifest',
    apply: (_config, { isSsrBuild }) => isSsrBuild !== true,
    configureServer(server) {
      server.middlewares.use(`/${fileName}`, (_request, response) => {
        response.setHeader('content-type', 'application/manifest+json')
        response.end(source('/src/app/brand/icon.svg'))
      })
    },
    generateBundle(_options, bundle) {
      const icon = Object.keys(bundle).find((name) => /(?:^|\/)icon-[^/]+\.svg$/.test(name))
      if (icon === undefined) throw new Error('the icon of index.html is not in the bundle')
      this.emitFile({ type: 'asset', fileName, source: source(`/${icon}`) })
    },
  }
}

/** Pictures for sharing have one size for everybody. */
const UNSCALED = /\/image-export\/|picture/

/** Lets letters follow the reader's text size, whoever wrote the stylesheet. */
function readersTextSize(): Plugin {
  return {
    name: 'readers-text-size',
    enforce: 'pre',
    transform(css, id) {
      const [file = ''] = id.split('?')
      if (!file.endsWith('.css') || !file.includes('/src/') || UNSCALED.test(file)) return null
      return { code: scaleText(css), map: null }
    },
  }
}

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    readersTextSize(),
    pageHeadInDev(),
    manifest(),
    pagePreloads(),
    serviceWorkerFile(),
  ],
  define: {
    'import.meta.env.VITE_APP_VERSION': JSON.stringify(process.env['APP_VERSION'] ?? 'dev'),
  },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    // Nothing inline but the script in index.html: the content security policy forbids the rest.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // Small parts that nearly every screen uses: one file instead of a dozen round trips.
            { name: 'kit', test: SMALL_PARTS, minShareCount: 2 },
            // Only these parts: what they import may belong to other screens too.
            { name: 'planner', test: PLANNER_PARTS, minShareCount: 2, ...ALONE },
            { name: 'statting', test: STATTING_PARTS, minShareCount: 2, ...ALONE },
            { name: 'live', test: LIVE_PARTS, ...ALONE },
            { name: 'event', test: EVENT_PARTS, minShareCount: 2, ...ALONE },
          ],
        },
      },
      treeshake: {
        // Libraries of pure functions that do not say so in their package.json.
        moduleSideEffects: [{ test: /korean-regexp|es-hangul|\/packages\//, sideEffects: false }],
      },
    },
  },
  server: {
    port: Number(process.env['WEB_PORT'] ?? 5173),
    proxy: { '/api': DEV_API, '/feed': DEV_API },
  },
})
