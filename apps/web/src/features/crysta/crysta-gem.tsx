import type { Crysta } from '@gyeol/contract'
import { Gem } from '../../shared/gem/gem.tsx'

/** The gem of a crysta: its shape says the kind, its rings how far it is enhanced. */
export function CrystaGem({
  crysta,
  depth,
  size,
}: {
  crysta: Pick<Crysta, 'kind'>
  depth: number
  size: number
}) {
  return <Gem kind={crysta.kind} stage={depth + 1} size={size} />
}
