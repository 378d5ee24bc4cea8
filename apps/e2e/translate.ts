/** What the translation of a page does to it: each text is another element's, and new texts become so as well. */
export function translate(): void {
  const work = () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    for (const text of texts) {
      const parent = text.parentNode
      if (parent === null || /^(SCRIPT|STYLE|TEXTAREA|FONT)$/.test(parent.nodeName)) continue
      if (text.data.trim() === '') continue
      const outer = document.createElement('font')
      outer.append(Object.assign(document.createElement('font'), { textContent: text.data }))
      parent.replaceChild(outer, text)
    }
  }
  work()
  new MutationObserver(() => setTimeout(work, 30)).observe(document.body, {
    childList: true,
    subtree: true,
    characterData: true,
  })
}
