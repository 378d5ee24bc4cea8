import { tidyText } from '@gyeol/korean'
import { isCleanText } from './strict-text.ts'

/** API contract §2, limits. */
const MAX_DEPTH = 32
const MAX_ITEMS = 1000

/** Keys that reach into an object's prototype when code copies them carelessly. */
const FORBIDDEN_KEYS = new Set(['__proto__', 'constructor', 'prototype'])

/** Whatever stands in a password belongs to it. */
const PASSWORD = /password$/i

const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

/**
 * Reads a JSON body. Throws on everything the contract forbids: bytes that are not UTF-8, bad
 * grammar, more than 32 levels, arrays of more than 1,000 items, the same key twice, keys that
 * touch prototypes, control characters and lone surrogates. Text comes back tidied; a password as it is.
 */
export function parseStrictJson(bytes: Uint8Array): unknown {
  const text = decoder.decode(bytes)
  const value: unknown = JSON.parse(text)
  refuseShape(text)
  return cleanValue(value)
}

type Frame = { readonly keys: Set<string> | null; items: number; isKeyNext: boolean }

/** One pass over the tokens of a text that is known to be valid JSON. */
function refuseShape(text: string): void {
  const frames: Frame[] = []
  let at = 0
  while (at < text.length) {
    const character = text[at]
    const frame = frames.at(-1)
    if (character === '"') {
      const end = endOfString(text, at)
      if (frame?.isKeyNext) addKey(frame, text.slice(at, end))
      at = end
      continue
    }
    if (character === '{' || character === '[') open(frames, character)
    else if (character === '}' || character === ']') frames.pop()
    else if (character === ',' && frame) nextItem(frame)
    at += 1
  }
}

function open(frames: Frame[], character: '{' | '['): void {
  const isObject = character === '{'
  frames.push({ keys: isObject ? new Set() : null, items: 1, isKeyNext: isObject })
  if (frames.length > MAX_DEPTH) throw new SyntaxError('too deep')
}

function nextItem(frame: Frame): void {
  frame.items += 1
  frame.isKeyNext = frame.keys !== null
  if (frame.keys === null && frame.items > MAX_ITEMS) throw new SyntaxError('too many items')
}

function addKey(frame: Frame, literal: string): void {
  const key = String(JSON.parse(literal))
  if (frame.keys?.has(key)) throw new SyntaxError('key given twice')
  frame.keys?.add(key)
  frame.isKeyNext = false
}

/** The place after the closing quote of the string that opens at `start`. */
function endOfString(text: string, start: number): number {
  let at = start + 1
  while (text[at] !== '"') at += text[at] === '\\' ? 2 : 1
  return at + 1
}

function cleanValue(value: unknown, name = ''): unknown {
  if (typeof value === 'string')
    return PASSWORD.test(name) ? cleanText(value) : tidyText(cleanText(value))
  if (Array.isArray(value)) return value.map((inner) => cleanValue(inner))
  if (value === null || typeof value !== 'object') return value
  const entries = Object.entries(value).map(([key, inner]) => {
    if (FORBIDDEN_KEYS.has(key)) throw new SyntaxError('forbidden key')
    return [cleanText(key), cleanValue(inner, key)]
  })
  return Object.fromEntries(entries)
}

function cleanText(text: string): string {
  if (!isCleanText(text)) throw new SyntaxError('forbidden character')
  return text.normalize('NFC')
}
