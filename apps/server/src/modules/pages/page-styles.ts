import { hash } from 'node:crypto'

/** The text of stylesheets by address. */
export type StyleTexts = ReadonlyMap<string, string>

const STYLESHEET = /<link rel="stylesheet"[^>]*\shref="(?<href>[^"]*)"[^>]*>/g

/** Addresses of the stylesheets a page or a part of one names. */
export function stylesheetsIn(html: string): readonly string[] {
  return [...html.matchAll(STYLESHEET)].flatMap(({ groups }) => groups?.['href'] ?? [])
}

/**
 * Writes known stylesheets into the page, which then needs no further answer before it can be drawn.
 * They keep their addresses: by them the app sees that it need not fetch the same once more. A link that
 * is switched off would say the same, but Chromium fetched those until lately.
 * `hashes` are CSP sources of what was written in.
 */
export function withStyles(
  html: string,
  styles: StyleTexts,
): { readonly html: string; readonly hashes: readonly string[] } {
  const hashes: string[] = []
  const written = html.replaceAll(STYLESHEET, (link: string, href: string) => {
    const css = styles.get(href)
    if (css === undefined) return link
    hashes.push(`'sha256-${hash('sha256', css, 'base64')}'`)
    return `<style data-href="${href}">${css}</style>`
  })
  return { html: written, hashes }
}

/** A content security policy that allows these styles too. */
export function allowStyles(policy: string, hashes: readonly string[]): string {
  if (hashes.length === 0) return policy
  return policy.replace("style-src 'self'", (source) => [source, ...hashes].join(' '))
}
