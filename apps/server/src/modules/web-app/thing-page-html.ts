import type { ThingPage } from '../thing/thing-page.service.ts'
import { escapeHtml } from './page-head.ts'

/** The page of a thing as plain HTML: what visitors without scripts, crawlers, and everybody at first read. */
export function thingBody(page: ThingPage): string {
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

/** In place of a thing that is not in the data. */
export function goneThingBody(list: { readonly listName: string; readonly listPath: string }) {
  return [
    '<main class="plain-thing"><h1>자료에 없어요</h1>',
    '<p>주소가 바뀌었거나 지워진 자료예요.</p>',
    `<p>${link(list.listPath, `${list.listName} 목록으로`)}</p></main>`,
  ].join('')
}

const link = (href: string, name: string) => `<a href="${escapeHtml(href)}">${escapeHtml(name)}</a>`
