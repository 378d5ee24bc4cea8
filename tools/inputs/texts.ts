import { meantPath, shortLinkCodeIn } from '@gyeol/contract'
import { CRYSTA_ROWS, OPTION_CATALOGUE, OPTION_FORMER_NAMES, OPTION_NAMES } from '@gyeol/game-data'
import { askedText, createSearchIndex, tidyText } from '@gyeol/korean'
import { readRecipeText, TEXT_REFUSAL_TEXTS, type TextRefusal } from '@gyeol/statting'
import { toArticleHtml } from '../../apps/server/src/modules/feed/article-html.ts'
import { spokenOptionNames } from '../../apps/web/src/shared/stats/stat-guesser.ts'
import { readLink } from '../../apps/web/src/shared/share/link-hash.ts'
import type { InputKind } from './input-kind.ts'

/** Texts: a build to be brought in, links a line or several, or else a search a line. */
export const texts: InputKind = {
  endings: ['.txt'],
  async tell({ bytes }) {
    const text = bytes.toString('utf8')
    const read = readRecipeText(text, {
      catalogue: OPTION_CATALOGUE,
      names: OPTION_NAMES,
      formerNames: OPTION_FORMER_NAMES,
      searchWords: spokenOptionNames(),
    })
    // A search may read as a step.
    if (read.ok && BUILD.test(tidyText(text))) {
      const size = `옵션 부여 ${read.recipe.length}단계, 잠재력 ${read.session.potential}`
      return ['읽음', size, ...read.unread.map(sentenceOf)].join(' · ')
    }
    const lines = text.split(/\r\n|\r|\n/).filter((line) => !/^\s*(?:#\s|$)/.test(line))
    const isLinks = lines.some((line) => /%23v\d|#v\d|\/s\/|(?:^|\s)[HS]\S/.test(line))
    return isLinks ? tellLinks(lines) : tellSearches(lines)
  },
}

/** Posts: where their links lead. */
export const posts: InputKind = {
  endings: ['.md'],
  async tell({ bytes }) {
    const html = toArticleHtml(bytes.toString('utf8'), 'https://site.invalid')
    const links = Array.from(html.matchAll(/<a href="([^"]*)"/g), ([, address = '']) => address)
    return ['읽음', `링크 ${links.length}개`, ...links].join(' · ')
  },
}

/** What a build says besides its steps. */
const BUILD = /옵션\s*부여|statting|\d\s*(?:→|->)/i

const sentenceOf = (refusal: TextRefusal) =>
  `${refusal.line}번째 줄: ${TEXT_REFUSAL_TEXTS[refusal.code](refusal)}`

/** What H and S stand for, where a file says with them what is glued to a share link and to a short one. */
const PAYLOAD = 'ab-c_9'
const CODE = 'a1B2c3D4e5'

function tellLinks(lines: readonly string[]): string {
  const links = lines.flatMap((line) => line.match(/(?:https?:\/\/|\/|[HS])\S+/g) ?? [])
  return ['링크', ...links.map((link) => `${link} → ${opened(link)}`)].join(' · ')
}

function opened(link: string): string {
  const address = link
    .replace(/^H/, `/statting#v1=${PAYLOAD}`)
    .replace(/^S/, `/s/${CODE}`)
    .replace(/^https?:\/\/[^/]+/, '')
    .replace(/=\.\.\.$/, `=${PAYLOAD}`)
  const whole = meantPath(address) ?? address
  const code = /^\/s\/([^/?#]+)/.exec(whole)?.[1]
  if (code !== undefined) return shortLinkCodeIn(decodeURIComponent(code)) ?? '열지 못함'
  const hash = /#.*$/.exec(whole)?.[0] ?? ''
  const found = readLink(hash, 'v', (payload) => (payload === PAYLOAD ? { payload } : null))
  return found && 'payload' in found ? '열림' : '열지 못함'
}

function tellSearches(lines: readonly string[]): string {
  const crystas = createSearchIndex(CRYSTA_ROWS, ({ name, aliases }) => ({ name, aliases }))
  const found = lines.map((line) => {
    const best = crystas.search(line, 1)[0]?.item.name
    return `${JSON.stringify(line)} → ${best ?? `이름이 아닌 ${askedText(line)}`}`
  })
  return ['검색', ...found].join(' · ')
}
