import {
  ENGLISH_PRODUCT_NAME,
  LANGUAGES,
  type Language,
  PRODUCT_NAME,
  pathIn,
} from '@gyeol/contract'

/** Something schema.org has words for. */
export type StructuredData = Readonly<Record<string, unknown>> & { readonly '@type': string }

/** A page by its name; `path` is an address of ours. */
export type NamedPage = { readonly name: string; readonly path: string }

const CONTEXT = 'https://schema.org'

/** The site's own address, and the language it is told of in. */
export type Site = { readonly origin: string; readonly language: Language }

const productIn = (language: Language) =>
  language === 'english' ? ENGLISH_PRODUCT_NAME : PRODUCT_NAME

const addressOf = ({ origin, language }: Site, path: string) => origin + pathIn(language, path)

/** As it stands in a page's head; nothing in it can end the element it stands in. */
export function structuredTag(data: StructuredData): string {
  const json = JSON.stringify({ '@context': CONTEXT, ...data }).replaceAll('<', '\\u003c')
  return `<script type="application/ld+json">${json}</script>`
}

/** The site itself, as its first page tells of it. */
export function webSite(site: Site, description: string): StructuredData {
  return {
    '@type': 'WebSite',
    name: productIn(site.language),
    description,
    url: addressOf(site, '/'),
    inLanguage: LANGUAGES[site.language].tag,
  }
}

/** The way from the first page to this one. */
export function breadcrumbs(site: Site, pages: readonly NamedPage[]): StructuredData {
  const way = [{ name: productIn(site.language), path: '/' }, ...pages]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: way.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: addressOf(site, path),
    })),
  }
}

/** What is often asked on a page, and the answers that stand there. */
export function frequentQuestions(
  questions: readonly { readonly question: string; readonly answer: string }[],
): StructuredData {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}

/** The first rows of a list, and how many there are in all. */
export function itemList(
  site: Site,
  { total, rows }: { readonly total: number; readonly rows: readonly NamedPage[] },
): StructuredData {
  return {
    '@type': 'ItemList',
    numberOfItems: total,
    itemListElement: rows.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      url: addressOf(site, path),
    })),
  }
}

/** An event of the game: it takes place nowhere but there. `endDate` null: until a maintenance. */
export function gameEvent(
  site: Site,
  event: NamedPage & {
    readonly description: string
    readonly startDate: string
    readonly endDate: string | null
  },
): StructuredData {
  const { name, path, description, startDate, endDate } = event
  return {
    '@type': 'Event',
    name,
    description,
    startDate,
    ...(endDate === null ? {} : { endDate }),
    eventAttendanceMode: `${CONTEXT}/OnlineEventAttendanceMode`,
    eventStatus: `${CONTEXT}/EventScheduled`,
    location: { '@type': 'VirtualLocation', url: addressOf(site, path) },
    organizer: organizationOf(site),
  }
}

/** A text that somebody has written. */
export function article(
  site: Site,
  text: NamedPage & {
    readonly description: string
    readonly publishedAt: string
    readonly updatedAt: string
  },
): StructuredData {
  return {
    '@type': 'Article',
    headline: text.name,
    description: text.description,
    datePublished: text.publishedAt,
    dateModified: text.updatedAt,
    mainEntityOfPage: addressOf(site, text.path),
    publisher: organizationOf(site),
  }
}

const organizationOf = ({ origin, language }: Site) => ({
  '@type': 'Organization',
  name: productIn(language),
  url: `${origin}/`,
})
