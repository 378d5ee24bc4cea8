/** What an answer says: JSON read, or the text as it is. */
export type Said = { readonly content: unknown; readonly isJson: boolean }

/** Anything can stand in an answer on the way through proxies: a web page, half a document, nothing. */
export function said(text: string): Said {
  if (text === '') return { content: null, isJson: true }
  try {
    // `unknown`, because nothing is known of it until the caller has checked.
    const content: unknown = JSON.parse(text)
    return { content, isJson: true }
  } catch {
    return { content: text, isJson: false }
  }
}
