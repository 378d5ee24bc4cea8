import { DAY_MS } from '@gyeol/korean'

/** A moment in the life of a list, as a dump names it. */
export type Edition = { readonly version: number; readonly at: number }

/** Rows written at one time may appear a little one after another. */
const OVERLAP_MS = 60_000

/** `{how often it had changed}.{when it last did}`. */
export const writeEdition = ({ version, at }: Edition): string => `${version}.${at}`

/** The contract's pattern has let the text through. */
export function readEdition(text: string): Edition {
  const [version, at] = text.split('.')
  return { version: Number(version), at: Number(at) }
}

/**
 * From when on changes are told to somebody who has this edition: from the start of its day, so that
 * all who ask within a day are sent the same; null when everything has to be told, because no such
 * edition has been.
 */
export function changesFrom(since: Edition, now: Edition): number | null {
  if (since.version > now.version || since.at > now.at) return null
  const from = since.at - OVERLAP_MS
  return from - (from % DAY_MS)
}
