import type { StattingDocument } from '../sessions/statting-document.ts'
import { carries, type LinkProblem, readLink } from '../../../shared/share/link-hash.ts'
import { isWireBuild, readBuild, writeBuild } from '../sessions/statting-wire.ts'

/** Version of the link's payload; raising it obliges to read the old one for ever. */
const LINK_VERSION = 'v1'

/** What a link brought: a build to look at, or the reason why there is none. */
export type LinkReading =
  | { readonly kind: 'build'; readonly build: ReturnType<typeof readBuild>; readonly asOf: string }
  | LinkProblem

/** True when a location hash claims to carry a build. */
export function isBuildHash(hash: string): boolean {
  return carries(hash, 'v')
}

/**
 * Packs a session into a location hash: JSON, deflated, base64url.
 * @param asOf date of the option catalogue the build was made with
 */
export async function writeLinkHash(doc: StattingDocument, asOf: string): Promise<string> {
  const { packJson } = await import('../../../shared/share/packed-json.ts')
  return `#${LINK_VERSION}=${packJson([writeBuild(doc), asOf])}`
}

/** Unpacks a location hash; never throws, whatever a stranger put there. */
export async function readLinkHash(hash: string): Promise<LinkReading> {
  const { unpackJson } = await import('../../../shared/share/packed-json.ts')
  const reading = readLink<LinkReading>(hash, 'v', (payload) => {
    const parsed = unpackJson(payload)
    if (!Array.isArray(parsed)) return null
    const build: unknown = parsed[0]
    const asOf: unknown = parsed[1]
    if (!isWireBuild(build)) return null
    return {
      kind: 'build',
      build: readBuild(build),
      asOf: typeof asOf === 'string' && /^\d{4}-\d{2}(-\d{2})?$/.test(asOf) ? asOf : '',
    }
  })
  return reading ?? { kind: 'broken' }
}
