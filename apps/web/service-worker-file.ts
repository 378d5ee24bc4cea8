import { join } from 'node:path'
import type { Plugin } from 'vite'

const SOURCE = 'src/service-worker/sw.ts'
const FILE_NAME = 'sw.js'

/**
 * Builds the service worker under a name that never changes and at the root of the site: a browser
 * asks for its worker there again and again, and it may only look after what lies below it.
 */
export function serviceWorkerFile(): Plugin {
  return {
    name: 'service-worker-file',
    apply: (_config, { isSsrBuild }) => isSsrBuild !== true,
    configureServer(server) {
      server.middlewares.use(`/${FILE_NAME}`, (_request, response, next) => {
        const send = async () => {
          try {
            const result = await server.transformRequest(`/${SOURCE}`)
            response.setHeader('content-type', 'text/javascript')
            response.end(result?.code)
          } catch (error) {
            next(error)
          }
        }
        void send()
      })
    },
    buildStart() {
      if (this.meta.watchMode) return
      this.emitFile({
        type: 'chunk',
        id: join(import.meta.dirname, SOURCE),
        fileName: FILE_NAME,
      })
    },
    generateBundle(_options, bundle) {
      const worker = bundle[FILE_NAME]
      // Registered as a classic script, which can import nothing.
      if (worker?.type !== 'chunk' || worker.imports.length > 0 || worker.exports.length > 0)
        throw new Error('the service worker must be one file by itself')
    },
  }
}
