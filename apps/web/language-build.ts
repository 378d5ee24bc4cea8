import { existsSync } from 'node:fs'
import type { Plugin } from 'vite'

/** The languages that have a build besides the Korean one, by the ending of their modules. */
const OTHER_LANGUAGES = ['english'] as const

/** What index.html itself says, in English. */
const inEnglish = (html: string) =>
  html
    .replace('<html lang="ko">', '<html lang="en">')
    .replace('manifest.webmanifest', 'manifest.english.webmanifest')
    .replace(/<noscript>[^<]+</, '<noscript>This site needs JavaScript.<')

/** The language this build is for; `VITE_LANGUAGE` says it, Korean without. */
export function languageOfBuild(): string {
  return OTHER_LANGUAGES.find((one) => one === process.env['VITE_LANGUAGE']) ?? 'korea'
}

/**
 * In the build of another language a module `x.ts` gives way to `x.english.ts` beside it, wherever
 * it stands: words of screens, names in packages. What has no such file stays Korean.
 */
export function languageBuild(language = languageOfBuild()): Plugin {
  return {
    name: 'language-build',
    enforce: 'pre',
    transformIndexHtml: (html) => (language === 'korea' ? html : inEnglish(html)),
    async resolveId(source, importer, options) {
      if (language === 'korea' || !source.startsWith('.')) return null
      const found = await this.resolve(source, importer, { ...options, skipSelf: true })
      const own = found?.id.replace(/\.(tsx?)$/, `.${language}.$1`)
      // A module in the language may lean on the Korean one it stands for.
      if (found == null || own === undefined || own === found.id || own === importer) return null
      return existsSync(own) ? { ...found, id: own } : null
    },
  }
}
