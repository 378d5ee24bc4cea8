import type { Plugin } from 'vite'

type Spared = {
  readonly files: RegExp
  readonly changes: readonly (readonly [RegExp, string])[]
}

/** What two libraries of every first screen carry that no reader needs, and what takes it out. */
const SPARED: readonly Spared[] = [
  {
    files: /\/react-router\/.+\.m?js$/,
    // A component that is named for the developer tools, and made by a call, stays though nobody imports it.
    changes: [
      [/^[A-Z]\w*\.displayName = "\w+";$/gm, ''],
      [/(?<== )(?=React\$1\.forwardRef\()/g, '/* @__PURE__ */ '],
    ],
  },
  {
    files: /\/lucide-react\/.+\/icons\/[\w-]+\.m?js$/,
    // The shapes of a drawing never change places, and nothing compresses the six letters of a key.
    changes: [
      [/, key: "[\da-z]+"/g, ''],
      [/^__iconData\.node;$/gm, ''],
    ],
  },
]

/** A library's module without what no reader needs; undefined where it stays as it is. */
export function lighter(id: string, code: string): string | undefined {
  const changes = SPARED.find(({ files }) => files.test(id))?.changes ?? []
  const left = changes.reduce((text, [words, instead]) => text.replace(words, instead), code)
  return left === code ? undefined : left
}

/** Sends of some libraries only what readers need. */
export function lighterLibraries(): Plugin {
  return {
    name: 'lighter-libraries',
    apply: 'build',
    transform: {
      filter: { id: SPARED.map(({ files }) => files) },
      handler(code, id) {
        const left = lighter(id, code)
        return left === undefined ? null : { code: left, map: null }
      },
    },
  }
}
