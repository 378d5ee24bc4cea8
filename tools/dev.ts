import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { createServer } from 'vite'
import { pagesInDev } from './pages-in-dev.ts'

const ROOT = join(import.meta.dirname, '..')
const API_PORT = process.env['PORT'] ?? '3000'
const API = `http://127.0.0.1:${API_PORT}`

/** `npm run dev`: the server restarted on every change, and the web app with hot reload before it, its pages drawn. */
process.env['DEV_API'] = API
const api = spawn(process.execPath, ['--watch', join(ROOT, 'apps/server/src/main.ts')], {
  env: { ...process.env, PORT: API_PORT },
  stdio: 'inherit',
})
const web = await createServer({
  configFile: join(ROOT, 'apps/web/vite.config.ts'),
  plugins: [pagesInDev(API)],
})
await web.listen()
web.printUrls()

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    api.kill(signal)
    void web.close().finally(() => process.exit())
  })
}
api.once('exit', (code) => {
  void web.close().finally(() => process.exit(code ?? 1))
})
