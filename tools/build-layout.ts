import { join } from 'node:path'

const SERVER = join(import.meta.dirname, '../apps/server')

/**
 * Packs the library that lays out preview pictures into one file, `apps/server/dist/layout-library.js`:
 * a production install carries it in place of twenty packages.
 */
export async function buildLayout(): Promise<void> {
  const { build } = await import('vite')
  await build({
    configFile: false,
    root: SERVER,
    logLevel: 'warn',
    ssr: { noExternal: true },
    build: {
      ssr: 'src/modules/share-picture/layout-library.ts',
      outDir: 'dist',
      emptyOutDir: true,
      target: 'node26',
    },
  })
}
