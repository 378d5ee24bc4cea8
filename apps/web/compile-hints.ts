import type { Plugin } from 'vite'

/** Parts of first screens, and of what their first tap opens, nearly every function of which is called then. */
const COMPILED_AHEAD: ReadonlySet<string> = new Set([
  'index',
  'kit',
  'layers',
  'fields',
  'data',
  'lists',
  'popups',
  'combobox',
])

/**
 * Tells the browser to compile such a file whole and beside the main thread, which otherwise does it
 * function by function while the page is drawn. The hint counts in the first line only, above what
 * other plugins put there.
 */
export function compileHints(): Plugin {
  return {
    name: 'compile-hints',
    apply: (_config, { isSsrBuild }) => isSsrBuild !== true,
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== 'chunk' || !COMPILED_AHEAD.has(chunk.name)) continue
          chunk.code = `//# allFunctionsCalledOnLoad\n${chunk.code}`
        }
      },
    },
  }
}
