import { type Language, pathIn } from '@gyeol/contract'
import type { ThingPage } from '../thing/thing-page.service.ts'
import { escapeHtml } from './page-head.ts'

/** The page of a thing as plain HTML: what visitors without scripts, crawlers, and everybody at first read. */
export function thingBody(page: ThingPage, language: Language): string {
  const link = linkIn(language)
  const { name, listName, listPath, facts, sections } = page
  return [
    '<main class="plain-thing">',
    `<p>${link(listPath, listName)}</p>`,
    `<h1>${escapeHtml(name)}</h1>`,
    '<dl>',
    ...facts.map(
      ({ term, values }) =>
        `<div><dt>${escapeHtml(term)}</dt>${values.map((value) => `<dd>${escapeHtml(value)}</dd>`).join('')}</div>`,
    ),
    '</dl>',
    ...sections.map(
      ({ title, links }) =>
        `<section><h2>${escapeHtml(title)}</h2><ul>${links
          .map(({ href, name: linked }) => `<li>${link(href, linked)}</li>`)
          .join('')}</ul></section>`,
    ),
    '</main>',
  ].join('')
}

/** The page of what somebody wrote; `body` is HTML already. */
export function postBody(
  list: { readonly path: string; readonly name: string },
  post: { readonly name: string; readonly body: string },
  language: Language,
): string {
  const way = `<p>${linkIn(language)(list.path, list.name)}</p>`
  return `<main class="plain-thing">${way}<h1>${escapeHtml(post.name)}</h1>${post.body}</main>`
}

/** What a list begins with, for those without scripts. */
export function listBody(
  title: string,
  rows: readonly { readonly path: string; readonly name: string }[],
  language: Language,
): string {
  const link = linkIn(language)
  const items = rows.map(({ path, name }) => `<li>${link(path, name)}</li>`).join('')
  return `<main class="plain-thing"><h1>${escapeHtml(title)}</h1><ul>${items}</ul></main>`
}

/** In place of a thing that is not in the data. */
export function goneThingBody(
  list: { readonly listName: string; readonly listPath: string },
  language: Language,
) {
  const { title, line, toList } = GONE[language]
  return [
    `<main class="plain-thing"><h1>${escapeHtml(title)}</h1>`,
    `<p>${escapeHtml(line)}</p>`,
    `<p>${linkIn(language)(list.listPath, toList(list.listName))}</p></main>`,
  ].join('')
}

/** What the page in place of a thing is called. */
export const goneTitle = (language: Language) => GONE[language].title

const GONE: Readonly<
  Record<
    Language,
    {
      readonly title: string
      readonly line: string
      readonly toList: (listName: string) => string
    }
  >
> = {
  korea: {
    title: '자료에 없어요',
    line: '주소가 바뀌었거나 지워진 자료예요.',
    toList: (listName) => `${listName} 목록으로`,
  },
  english: {
    title: 'Not in our data',
    line: 'Its address has changed, or it was removed.',
    toList: (listName) => `All: ${listName}`,
  },
}

/** Links that stay in a language. */
const linkIn = (language: Language) => (href: string, name: string) =>
  `<a href="${escapeHtml(pathIn(language, href))}">${escapeHtml(name)}</a>`
