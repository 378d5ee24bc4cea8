import { PRODUCT_NAME } from '@gyeol/contract'
import { formatClock, formatDate } from '@gyeol/korean'

/** What is told of an alert: that it holds now, that it still does, that it is over. */
export type AlertNews = {
  readonly code: string
  readonly text: string
  readonly state: 'began' | 'goes-on' | 'ended'
  readonly since: number | null
}

/** A message as each channel needs it. */
export type AlertMessage = {
  readonly title: string
  readonly body: string
  /** For programs. */
  readonly data: Readonly<Record<string, unknown>>
}

const STATES: Readonly<Record<AlertNews['state'], string>> = {
  began: '시작',
  'goes-on': '계속',
  ended: '끝',
}

/** Some alerts in one message; `publicUrl` leads to the site where it is known. */
export function alertMessage(
  news: readonly AlertNews[],
  { publicUrl, now }: { readonly publicUrl: string | undefined; readonly now: number },
): AlertMessage {
  const lines = news.map(({ state, text, since }) => {
    const when =
      state === 'ended' || since === null ? '' : ` (${formatDate(since)} ${formatClock(since)}부터)`
    return `[${STATES[state]}] ${text}${when}`
  })
  const [first] = news
  const title =
    news.length === 1 && first
      ? `[${PRODUCT_NAME}] ${STATES[first.state]}: ${first.text}`
      : `[${PRODUCT_NAME}] 알림 ${news.length}개`
  return toMessage({ title, lines, publicUrl, now, alerts: news.map(toData) })
}

/** What a test says. */
export function testMessage(site: { publicUrl: string | undefined; now: number }): AlertMessage {
  const lines = ['시험으로 보낸 알림이에요. 이 글이 보이면 잘 받고 있어요.']
  return toMessage({ title: `[${PRODUCT_NAME}] 시험 알림`, lines, alerts: [], ...site })
}

type Parts = {
  readonly title: string
  readonly lines: readonly string[]
  readonly publicUrl: string | undefined
  readonly now: number
  readonly alerts: readonly Readonly<Record<string, unknown>>[]
}

function toMessage({ title, lines, publicUrl, now, alerts }: Parts): AlertMessage {
  const link = publicUrl === undefined ? [] : [`${publicUrl}/admin`]
  const site = publicUrl ?? null
  return {
    title,
    body: [...lines, ...link].join('\n'),
    data: { site, at: new Date(now).toISOString(), alerts },
  }
}

const toData = ({ code, state, text, since }: AlertNews) => ({
  code,
  state,
  text,
  since: since === null ? null : new Date(since).toISOString(),
})
