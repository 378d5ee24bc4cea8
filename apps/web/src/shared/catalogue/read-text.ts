/** So long a page may be busy before it lets go for what is pressed meanwhile, in milliseconds. */
const BUSY_MS = 8

/**
 * The text of an answer, read as it comes. Read in one go, a list of some MB would have a phone busy for
 * half a second when its last byte has come.
 */
export async function readText(response: Response): Promise<string> {
  const reader = response.body?.getReader()
  if (reader === undefined) return response.text()
  const decoder = new TextDecoder()
  let text = ''
  let since = performance.now()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return text + decoder.decode()
    text += decoder.decode(value, { stream: true })
    if (performance.now() - since < BUSY_MS) continue
    await letGo()
    since = performance.now()
  }
}

/** Comes back after whatever else waits, without the pause that timers get when they follow each other. */
function letGo(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    const goOn = () => {
      port1.close()
      resolve()
    }
    port1.addEventListener('message', goOn, { once: true })
    port1.start()
    port2.postMessage(null)
  })
}
