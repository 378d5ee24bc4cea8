import type { PushMessage } from '@gyeol/contract'

/** Tells a message that browsers show by themselves from any other JSON. */
const DECLARATIVE = 8030

/** A notification in words that a browser reads without a script of ours. */
type Notification = {
  readonly title: string
  /** A whole address: the first browsers that read these messages take no path. */
  readonly navigate: string
  readonly body: string
  readonly lang: string
  readonly dir: 'auto' | 'ltr' | 'rtl'
  readonly tag: string
  readonly icon: string
}

/** The same message twice: for our service worker, and for browsers that need none. */
export type DeclarativeMessage = PushMessage & {
  readonly web_push: typeof DECLARATIVE
  readonly notification: Notification
}

/**
 * A message that browsers with Declarative Web Push (Safari 18.4 and later) show by themselves, also
 * after they have thrown our service worker away (https://w3c.github.io/push-api/#declarative-push-message,
 * https://webkit.org/blog/16535/meet-declarative-web-push/). All others hand it to the worker, which
 * reads what it has always read.
 */
export function declarativeMessage(message: PushMessage, publicUrl: string): DeclarativeMessage {
  const { title, body, path, tag } = message
  return {
    ...message,
    web_push: DECLARATIVE,
    notification: {
      title,
      navigate: `${publicUrl}${path}`,
      body,
      lang: 'ko',
      dir: 'ltr',
      tag,
      icon: `${publicUrl}/icon-192.png`,
    },
  }
}

const APPLE = /(?:^|\.)push\.apple\.com$/

/**
 * The type of what is sealed in a message. WebKit's description of declarative messages gives them
 * one of their own; the services of other browsers are sent what they always were.
 */
export function contentTypeFor(endpoint: string, message: PushMessage): string {
  const isDeclarative = 'web_push' in message && APPLE.test(new URL(endpoint).hostname)
  return isDeclarative ? 'application/notification+json' : 'application/octet-stream'
}
