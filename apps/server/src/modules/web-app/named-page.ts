import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ID_PATTERN, type Language, type PagePath, pathIn } from '@gyeol/contract'
import { ENGLISH_SKILL_TREES, SKILL_TREES } from '@gyeol/game-data'
import { formatKoreanUnits, formatNumber } from '@gyeol/korean'
import type { ServerContext } from '../../context/server-context.ts'
import { AppError } from '../../errors/app-error.ts'
import { VISITOR } from '../../http/viewer.ts'
import { readCurrentPrice } from '../price-report/current-price.service.ts'
import { shortDescription } from '../thing/thing-page.service.ts'
import { HELP_TOPICS } from './help-topics.ts'
import { escapeHtml } from './page-head.ts'

/** What there is to say of one page of a kind, before its scripts have come. */
export type Named = {
  readonly title: string
  readonly description: string
  /** Another one whenever it says something else. */
  readonly version: string
  /** Behind its title; HTML already. */
  readonly body: string
  /** Where it is, when it is found under other addresses too. */
  readonly canonical?: string
}

/** Where what is said of a page comes from. */
export type NamedSources = {
  readonly context: Pick<ServerContext, 'database' | 'clock' | 'priceListeners'>
  readonly webRoot: string
}

type Params = Readonly<Record<string, string>>
type Find = (sources: NamedSources, params: Params, language: Language) => Promise<Named | null>

/** Pages that are one of a kind, what they are listed under, and what each of them says; null: there is none. */
export const NAMED_PAGES = {
  '/help/:move': { list: '/help', find: helpTopic },
  '/skill/info/:category/:group': { list: '/skill/info', find: skillTree },
  '/comics/:type': { list: '/comics', find: comic },
  '/current-price/:id': { list: '/current-price', find: priceItem },
} as const satisfies Readonly<
  Partial<Record<PagePath, { readonly list: PagePath; readonly find: Find }>>
>

/** The path of one of {@link NAMED_PAGES}. */
export type NamedPagePath = keyof typeof NAMED_PAGES

async function helpTopic(_sources: NamedSources, { move = '' }: Params, language: Language) {
  const topic = Object.hasOwn(HELP_TOPICS, move) ? HELP_TOPICS[move]?.[language] : undefined
  if (topic === undefined) return null
  const { title, description } = topic
  return {
    title: language === 'english' ? `${title} - Help` : `${title} 도움말`,
    description,
    version: `help ${move}`,
    body: `<p>${escapeHtml(description)}</p>`,
  }
}

/** Links of a tree's card inside its page have the skill's id. */
async function skillTree(_sources: NamedSources, { category, group }: Params, language: Language) {
  const trees = language === 'english' ? ENGLISH_SKILL_TREES : SKILL_TREES
  const tree = trees.find(({ id }) => id === group)
  if (tree === undefined || tree.category !== category) return null
  const names = tree.skills.map(({ name }) => name)
  const count = language === 'english' ? `${names.length} skills` : `스킬 ${names.length}개`
  const links = tree.skills.map(({ id, name }) => {
    const href = pathIn(language, `/skill/info/${tree.category}/${tree.id}#skill-${id}`)
    return `<li><a href="${escapeHtml(href)}">${escapeHtml(name)}</a></li>`
  })
  return {
    title: tree.name,
    description: shortDescription(`${count}: ${names.join(', ')}`),
    version: `skills ${tree.id}`,
    body: `<ul>${links.join('')}</ul>`,
  }
}

type Comic = {
  readonly title: string
  readonly summary: string
  readonly panels: readonly { readonly caption: string; readonly alt: string }[]
}

async function comic({ webRoot }: NamedSources, { type = '' }: Params, language: Language) {
  if (!ID_PATTERN.test(type)) return null
  const file = join(webRoot, 'comics', type, `${language}.json`)
  const text = await readFile(file, 'utf8').catch(() => null)
  if (text === null) return null
  // Our own build put the file there, and its test reads every one of them.
  const { title, summary, panels } = JSON.parse(text) as Comic
  const told = panels.map(({ caption, alt }) => `<li>${escapeHtml(`${caption} ${alt}`)}</li>`)
  return {
    title,
    description: summary,
    version: `comic ${type}`,
    body: `<p>${escapeHtml(summary)}</p><ol>${told.join('')}</ol>`,
  }
}

const PRICE_WORDS = {
  korea: {
    title: (name: string) => `${name} 시세`,
    deal: '거래 가격',
    ask: '파는 값',
    none: '아직 시세가 없어요',
    reports: (count: number) => `제보 ${formatNumber(count)}개`,
    amount: (value: number) => formatKoreanUnits(value, { maxUnits: 2 }),
  },
  english: {
    title: (name: string) => `Price of ${name}`,
    deal: 'Sold at',
    ask: 'Offered at',
    none: 'no price yet',
    reports: (count: number) => `${formatNumber(count)} reports`,
    amount: formatNumber,
  },
} as const

async function priceItem({ context }: NamedSources, { id = '' }: Params, language: Language) {
  if (!ID_PATTERN.test(id)) return null
  const price = await readCurrentPrice(context, VISITOR, id).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'NOT_FOUND') return null
    throw error
  })
  if (price === null) return null
  const { item, deal, ask, reportTotal } = price
  const words = PRICE_WORDS[language]
  const name = [item.name, item.variant].filter(Boolean).join(' ')
  const lines = [
    ...(deal.median === null ? [] : [`${words.deal} ${words.amount(deal.median)}`]),
    ...(ask.median === null ? [] : [`${words.ask} ${words.amount(ask.median)}`]),
  ]
  const facts = [
    item.kindName,
    ...(lines.length === 0 ? [words.none] : lines),
    words.reports(reportTotal),
  ]
  return {
    title: words.title(name),
    description: shortDescription(`${name} · ${facts.join(' · ')}`),
    version: JSON.stringify([item.id, item.version, facts]),
    canonical: `/current-price/${item.id}`,
    body: `<ul>${facts.map((fact) => `<li>${escapeHtml(fact)}</li>`).join('')}</ul>`,
  }
}
