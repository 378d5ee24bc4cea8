import type { PushMessage } from '@gyeol/contract'
import { UNREADABLE_WORDS } from './push-words.ts'

/** What is shown when a message cannot be read: something has to be. */
const UNREADABLE: PushMessage = {
  ...UNREADABLE_WORDS,
  path: '/event',
  tag: 'event',
}

/** A path on our own site: two slashes at its start would be another one. */
const OWN_PATH = /^\/(?![/\\])[^\\\s]*$/

/** Reads what the server pushed. Missing and strange parts are replaced, never an error. */
export function readMessage(text: string | null): PushMessage {
  const given = parse(text)
  const read = (name: keyof PushMessage) => {
    const value = given[name]
    return typeof value === 'string' && value !== '' ? value : UNREADABLE[name]
  }
  const path = read('path')
  return {
    title: read('title'),
    body: read('body'),
    tag: read('tag'),
    path: OWN_PATH.test(path) ? path : UNREADABLE.path,
  }
}

function parse(text: string | null): Partial<Record<keyof PushMessage, unknown>> {
  try {
    const value: unknown = JSON.parse(text ?? '')
    return typeof value === 'object' && value !== null ? value : {}
  } catch {
    return {}
  }
}
