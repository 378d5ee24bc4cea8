import { readFileSync } from 'node:fs'

const manifest = new URL('../../../package.json', import.meta.url)

/** The release this program is. */
export const APP_VERSION = String(JSON.parse(readFileSync(manifest, 'utf8')).version)
