/**
 * Kinds of events; reminders and feeds can be had for each. Apart from the schemas, so that reading
 * screens have the names without the schema library.
 */
export const EVENT_KINDS = {
  event: { name: '이벤트' },
  campaign: { name: '캠페인' },
  maintenance: { name: '점검' },
  update: { name: '업데이트' },
  shop: { name: '상점' },
  other: { name: '기타' },
} as const satisfies Record<string, { readonly name: string }>

/** A kind's code on the wire and in the database. */
export type EventKind = keyof typeof EVENT_KINDS

// Object.keys loses the literal keys; the object above is the only source of them.
/** The codes of {@link EVENT_KINDS}. */
export const EVENT_KIND_CODES = Object.keys(EVENT_KINDS) as readonly EventKind[]
