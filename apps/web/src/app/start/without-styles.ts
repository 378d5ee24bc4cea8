/** Fields that parts of the kit keep for forms; shared/theme/base.css hides them as their style would. */
const HIDDEN_FIELD = /<input[^>]*aria-hidden="true"[^>]*>/g
const STYLE = / style="[^"]*"/

/** An element with a style among its attributes; what is said within the quotes of another is no style. */
const STYLED = /<[\w-]+(?:\s[^\s"=>]+(?:="[^"]*")?)*?\sstyle="[^"]*"/

/**
 * HTML as React writes it, without `style` attributes: the content security policy refuses them in a page, and
 * allows those that scripts set. Throws, naming the page, where an element has one all the same.
 */
export function withoutStyles(path: string, drawn: string): string {
  const html = drawn.replaceAll(HIDDEN_FIELD, (field) => field.replace(STYLE, ''))
  const styled = STYLED.exec(html)?.[0]
  if (styled !== undefined) throw new Error(`${path} draws a style attribute: ${styled}`)
  return html
}
