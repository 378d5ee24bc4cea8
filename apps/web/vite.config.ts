import { join } from 'node:path'
import globalData from '@csstools/postcss-global-data'
import react from '@vitejs/plugin-react'
import customMedia from 'postcss-custom-media'
import { defineConfig, type Plugin } from 'vite'
import { languageBuild, languageOfBuild } from './language-build.ts'
import { webAppManifest } from './manifest.ts'
import { BUILD_TARGET } from './oldest-browsers.ts'
import { serviceWorkerFile } from './service-worker-file.ts'
import { scaleText } from './src/shared/theme/scale-text.ts'

const THEME = join(import.meta.dirname, 'src/shared/theme')
/** The names of the widths, known to every stylesheet. */
const QUERIES = join(THEME, 'queries.css')

const DEV_API = process.env['DEV_API'] ?? 'http://127.0.0.1:3000'

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

/**
 * Tells the browser to compile scripts whole and beside the main thread, which otherwise does it function by function
 * while the page is drawn. The hint counts in the first line only, above what other plugins put there.
 */
function compileHints(): Plugin {
  return {
    name: 'compile-hints',
    apply: (_config, { isSsrBuild }) => isSsrBuild !== true,
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const chunk of Object.values(bundle))
          if (chunk.type === 'chunk') chunk.code = `//# allFunctionsCalledOnLoad\n${chunk.code}`
      },
    },
  }
}

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    languageBuild(),
    react(),
    readersTextSize(),
    webAppManifest(),
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
