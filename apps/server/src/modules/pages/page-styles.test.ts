import { describe, expect, it } from 'vitest'
import { allowStyles, stylesheetsIn, withStyles } from './page-styles.ts'

const LINKS = '<link rel="stylesheet" crossorigin href="/a.css"><link rel="icon" href="/a.svg">'

describe('styles written into a page', () => {
  it('finds the stylesheets a page names', () => {
    expect(stylesheetsIn(`${LINKS}<link rel="stylesheet" href="/b.css">`)).toEqual([
      '/a.css',
      '/b.css',
    ])
  })

  it('leaves a link alone whose text is not known', () => {
    expect(withStyles(LINKS, new Map())).toEqual({ html: LINKS, hashes: [] })
  })

  it('keeps the address of what was written in', () => {
    const { html } = withStyles(LINKS, new Map([['/a.css', 'b{}']]))
    expect(html).toBe('<style data-href="/a.css">b{}</style><link rel="icon" href="/a.svg">')
  })

  it('allows them in the policy and nothing else', () => {
    const policy = "default-src 'none'; style-src 'self'; img-src 'self'"
    expect(allowStyles(policy, ["'sha256-x'"])).toBe(
      "default-src 'none'; style-src 'self' 'sha256-x'; img-src 'self'",
    )
    expect(allowStyles(policy, [])).toBe(policy)
  })
})
