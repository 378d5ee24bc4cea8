/**
 * Tells the loader of the build which stylesheets came written into the page: it goes by the links it finds,
 * and would fetch the same once more. They are switched off from the start, so that no browser fetches them.
 */
export function linkWrittenStyles(page: Document): void {
  for (const style of page.querySelectorAll<HTMLStyleElement>('style[data-href]')) {
    const link = page.createElement('link')
    link.setAttribute('disabled', '')
    link.rel = 'stylesheet'
    link.href = style.dataset['href'] ?? ''
    style.after(link)
  }
}
