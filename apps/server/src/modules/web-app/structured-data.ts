import { PRODUCT_NAME } from '@gyeol/contract'

/** Something schema.org has words for. */
export type StructuredData = Readonly<Record<string, unknown>> & { readonly '@type': string }

/** A page by its name; `path` is an address of ours. */
export type NamedPage = { readonly name: string; readonly path: string }

const CONTEXT = 'https://schema.org'

/** As it stands in a page's head; nothing in it can end the element it stands in. */
export function structuredTag(data: StructuredData): string {
  const json = JSON.stringify({ '@context': CONTEXT, ...data }).replaceAll('<', '\\u003c')
  return `<script type="application/ld+json">${json}</script>`
}

/** The way from the first page to this one. */
export function breadcrumbs(origin: string, pages: readonly NamedPage[]): StructuredData {
  const way = [{ name: PRODUCT_NAME, path: '/' }, ...pages]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: way.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: origin + path,
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
  origin: string,
  { total, rows }: { readonly total: number; readonly rows: readonly NamedPage[] },
): StructuredData {
  return {
    '@type': 'ItemList',
    numberOfItems: total,
    itemListElement: rows.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      url: origin + path,
    })),
  }
}

/** An event of the game: it takes place nowhere but there. `endDate` null: until a maintenance. */
export function gameEvent(
  origin: string,
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
    location: { '@type': 'VirtualLocation', url: origin + path },
    organizer: { '@type': 'Organization', name: PRODUCT_NAME, url: `${origin}/` },
  }
}

/** A text that somebody has written. */
export function article(
  origin: string,
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
    mainEntityOfPage: origin + text.path,
    publisher: { '@type': 'Organization', name: PRODUCT_NAME, url: `${origin}/` },
  }
}
