import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import globalData from '@csstools/postcss-global-data'
import react from '@vitejs/plugin-react'
import customMedia from 'postcss-custom-media'
import { defineConfig, type Plugin } from 'vite'
import { CODE_SPLITTING } from './chunks.ts'
import { compileHints } from './compile-hints.ts'
import { languageBuild, languageOfBuild } from './language-build.ts'
import { lighterLibraries } from './lighter-libraries.ts'
import { webAppManifest } from './manifest.ts'
import { BUILD_TARGET } from './oldest-browsers.ts'
import { pagePreloads } from './page-preloads.ts'
import { serviceWorkerFile } from './service-worker-file.ts'
import { PRODUCT_NAME } from './src/shared/product.ts'
import { scaleText } from './src/shared/theme/scale-text.ts'
import { findSettledTokens, settleTokens } from './src/shared/theme/settle-tokens.ts'

const THEME = join(import.meta.dirname, 'src/shared/theme')
/** The names of the widths, known to every stylesheet. */
const QUERIES = join(THEME, 'queries.css')

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

/** Writes lengths that never change in the place of their tokens: less to send. */
function settledTokens(): Plugin {
  const tokens = join(THEME, 'tokens.css')
  const settled = findSettledTokens(readFileSync(tokens, 'utf8'))
  return {
    name: 'settled-tokens',
    apply: 'build',
    enforce: 'pre',
    transform(css, id) {
      const [file = ''] = id.split('?')
      if (!file.endsWith('.css') || !file.includes('/src/') || file === tokens) return null
      return { code: settleTokens(css, settled), map: null }
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
    languageBuild(),
    react(),
    lighterLibraries(),
    settledTokens(),
    readersTextSize(),
    pageHeadInDev(),
    webAppManifest(),
    pagePreloads(),
    serviceWorkerFile(),
    compileHints(),
  ],
  worker: { format: 'es', plugins: () => [languageBuild()] },
  css: { postcss: { plugins: [globalData({ files: [QUERIES] }), customMedia()] } },
  define: {
    'import.meta.env.VITE_LANGUAGE': JSON.stringify(languageOfBuild()),
    'import.meta.env.VITE_APP_VERSION': JSON.stringify(process.env['APP_VERSION'] ?? 'dev'),
  },
  build: {
    target: [...BUILD_TARGET],
    outDir: 'dist',
    emptyOutDir: true,
    // Nothing inline but the script in index.html: the content security policy forbids the rest.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: CODE_SPLITTING,
        // The entry names some two hundred files, and no compression makes a hash shorter. Seven letters tell
        // any two builds of a file apart.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
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
