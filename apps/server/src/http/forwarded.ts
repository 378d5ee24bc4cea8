import type { IncomingHttpHeaders } from 'node:http'

/** What proxies add to a request they pass on; some services in front of a site have names of their own. */
const FORWARDED =
  /^(?:forwarded|via|x-forwarded(?:-.*)?|x-real-ip|x-client-ip|x-cluster-client-ip|cf-connecting-ip|true-client-ip|fastly-client-ip)$/

/** The headers of a request that say it was passed on by a proxy, or pretend so. */
export function forwardedHeaders(headers: IncomingHttpHeaders): readonly string[] {
  return Object.keys(headers).filter((name) => FORWARDED.test(name))
}
