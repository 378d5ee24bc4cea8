// Put at the head of every page by `watched-site.ts`: tells it what a player would find in the console.
;(() => {
  // What is still on its way when a page is left is broken off, and some engines say so.
  let isLeft = false
  addEventListener('beforeunload', () => {
    isLeft = true
  })
  const tell = (text) => {
    if (!isLeft) navigator.sendBeacon('/watched/noise', `${location.pathname}: ${text}`)
  }
  const words = (parts) =>
    parts.map((part) => (part instanceof Error ? `${part}\n${part.stack}` : String(part))).join(' ')
  for (const level of ['error', 'warn']) {
    const write = console[level]
    console[level] = (...parts) => {
      tell(`console.${level}: ${words(parts)}`)
      write.apply(console, parts)
    }
  }
  addEventListener(
    'error',
    (event) => {
      const { target } = event
      if (target === window || !target) tell(`uncaught ${words([event.error ?? event.message])}`)
      // Firefox reports so of modules it has already; one that is missing rejects its import.
      else if (target.rel !== 'modulepreload') tell(`did not load: ${target.outerHTML}`)
    },
    true,
  )
  addEventListener('unhandledrejection', (event) => tell(`unhandled ${words([event.reason])}`))
  document.addEventListener('securitypolicyviolation', (event) =>
    tell(`against the content security policy: ${event.violatedDirective} ${event.blockedURI}`),
  )
})()
