import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { hasBuild, isBuildFresh } from './build-web.ts'

/** `npm start`: builds the web app when its sources changed, then runs the server. */
async function start(): Promise<void> {
  await ensureBuild()
  const server: { main?: () => unknown } = await import('../apps/server/src/main.ts')
  await server.main?.()
}

async function ensureBuild(): Promise<void> {
  if (await isBuildFresh()) return
  // An image for production carries the built app and not the tools to build it.
  if (!canBuild() && (await hasBuild())) return
  console.log('웹 앱을 빌드해요…')
  // In a process of its own: the builder's memory (600 MB) must not stay with the server.
  const script = join(import.meta.dirname, 'build-web.ts')
  const { status } = spawnSync(process.execPath, [script], { stdio: 'inherit' })
  if (status !== 0) throw new Error('웹 앱을 빌드하지 못했어요. 위의 오류를 확인해 주세요.')
}

function canBuild(): boolean {
  try {
    return import.meta.resolve('vite') !== ''
  } catch {
    return false
  }
}

await start()
