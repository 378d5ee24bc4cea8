import { type LinkProblem, readLink } from '../../../shared/share/link-hash.ts'
import type { ComboPlaces } from '../combo.ts'
import { areWirePlaces, readPlaces, writePlaces } from '../combos/combo-wire.ts'

/** Far above the longest combo. */
const MAX_PAYLOAD = 8000

/** What an address carries. */
export type ComboLink = { readonly kind: 'combo'; readonly places: ComboPlaces } | LinkProblem

/**
 * A combo behind the address: places as short lists (skill, MP, tag, reflection without a hit, seconds),
 * JSON, base 64 in the alphabet of links. Version 1 stays readable for ever.
 */
export function linkHashOf(places: ComboPlaces): string {
  const rows = writePlaces(places).map(({ skill, mp, tag, free, seconds }) => {
    const row = [skill, mp, tag, free ? 1 : 0, seconds]
    while (row.length > 2 && (row.at(-1) === null || row.at(-1) === 0)) row.pop()
    return row
  })
  return `#v1=${toBase64Url(JSON.stringify(rows))}`
}

/** Reads a location hash; null when it carries no combo. Never throws. */
export function readLinkHash(hash: string): ComboLink | null {
  return readLink<ComboLink>(hash, 'v', (payload) => {
    if (payload.length > MAX_PAYLOAD) return null
    const rows: unknown = JSON.parse(fromBase64Url(payload))
    const wire = Array.isArray(rows) ? rows.map(placeFrom) : null
    if (!areWirePlaces(wire) || wire.length === 0) return null
    return { kind: 'combo', places: readPlaces(wire) }
  })
}

function placeFrom(row: unknown): unknown {
  if (!Array.isArray(row)) return null
  const cells: readonly unknown[] = row
  const [skill, mp = null, tag = null, free = 0, seconds = null] = cells
  return { skill, mp, tag, free: free === 1, seconds }
}

function toBase64Url(text: string): string {
  const binary = Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte))
  return btoa(binary.join('')).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

function fromBase64Url(text: string): string {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  return new TextDecoder('utf-8', { fatal: true }).decode(
    Uint8Array.from(binary, (char) => char.charCodeAt(0)),
  )
}
