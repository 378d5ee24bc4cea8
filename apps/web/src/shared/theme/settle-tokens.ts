const DECLARED = /(--[\w-]+)\s*:\s*([^;{}]+);/g
const LENGTH = /^[\d.]+px$/

const SPACE_OR_RADIUS = /var\((--(?:space|radius)\w+)\)/g
const LETTERS = /((?:font-size|line-height)\s*:\s*)var\((--(?:text|line)[A-Z]\w*)\)/g

/** The tokens that are one length for every reader: declared once, whatever the width or the theme. */
export function findSettledTokens(tokensCss: string): ReadonlyMap<string, string> {
  const declared = [...tokensCss.matchAll(DECLARED)].map(([, name = '', value = '']) => ({
    name,
    value,
  }))
  return new Map(
    declared
      .filter(({ value }) => LENGTH.test(value))
      .filter(({ name }) => declared.filter((other) => other.name === name).length === 1)
      .map(({ name, value }) => [name, value]),
  )
}

/**
 * Writes the lengths of settled tokens in the place of their names: `var(--space2)` is more to send
 * than `8px`, a thousand times over. Runs before the letters are scaled (scale-text.ts).
 */
export function settleTokens(css: string, settled: ReadonlyMap<string, string>): string {
  return css
    .replace(SPACE_OR_RADIUS, (name: string, token: string) => settled.get(token) ?? name)
    .replace(LETTERS, (whole: string, property: string, token: string) => {
      const value = settled.get(token)
      return value === undefined ? whole : property + value
    })
}
