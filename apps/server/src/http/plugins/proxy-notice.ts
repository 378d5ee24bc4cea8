import fp from 'fastify-plugin'
import { type UntrustedProxy, untrustedProxy } from '../client-address-of.ts'

type Options = {
  /** Hears of it, at most once in a while. */
  readonly onOwnProxy: () => Promise<void>
}

const TELL_EVERY_MS = 60 * 60_000

/** Each peer is told of once; more than a few are somebody playing with headers. */
const MOST_TOLD = 8

/** Notices that a proxy stands before the site which nobody has told it to trust. */
export const proxyNoticePlugin = fp<Options>(
  async (app, { onOwnProxy }) => {
    const told = new Set<string>()
    let tellAt = 0
    const log = ({ peer, isOwn }: UntrustedProxy) => {
      if (told.has(peer) || told.size >= MOST_TOLD) return
      told.add(peer)
      const line = { peer, set: `TRUST_PROXY=${peer}` }
      if (isOwn)
        app.log.warn(line, 'a proxy passes requests on and is not trusted: set TRUST_PROXY to it')
      else
        app.log.info(
          line,
          'forwarded headers of a stranger are not believed; if it is your proxy, set TRUST_PROXY',
        )
    }
    app.addHook('onRequest', async (request) => {
      const proxy = untrustedProxy(request)
      if (proxy === null) return
      log(proxy)
      const now = app.clock()
      if (!proxy.isOwn || now < tellAt) return
      tellAt = now + TELL_EVERY_MS
      // The request goes on whatever becomes of the note.
      void onOwnProxy().catch((error: unknown) =>
        app.log.debug({ err: error }, 'the untrusted proxy was not noted'),
      )
    })
  },
  { name: 'proxy-notice' },
)
