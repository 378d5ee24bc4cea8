const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Text as HTML that shows exactly that text: nothing in it is markup, and lines stay lines. */
export function toPlainHtml(text: string): string {
  return escapeMarkup(text).replaceAll('\n', '<br/>')
}

/** Text for HTML and XML, also within quotes. */
export function escapeMarkup(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? '')
}

/** Without what XML 1.0 has no place for: no parser would read the rest of the feed. */
export function withoutNonCharacters(xml: string): string {
  return xml.replaceAll(/[\uFFFE\uFFFF]/g, '')
}
