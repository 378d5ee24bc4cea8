import { PAGE_PATHS, type PagePath } from '@gyeol/contract'
import type { Furniture } from '../furnish-site.ts'

/** One page to be looked at; `name` is the same on every site, whatever the ids there are. */
export type Address = { readonly name: string; readonly path: string }

type Varying = Extract<PagePath, `${string}:${string}`>

/** Pages that look otherwise with something in their address. */
const VIEWS = [
  '/crysta/list?id=bakuzan',
  '/crysta/tree?id=bakuzan',
  '/crysta/ability?opt=atk_pct',
  '/guide/main-quest?view=items',
  '/guide/main-quest?view=curve',
  '/guide/main-quest?view=route',
  '/guide/main-quest?view=compare',
  '/search?q=골렘',
  '/event?view=manage',
  '/notion?view=manage',
  '/admin/import?view=export',
  '/login#reset=x',
  '/no-such-page',
]

/** Every page of the table, with what stands on the site in place of its ids. */
export function addressesOf(site: Furniture & { readonly member: string }): readonly Address[] {
  const examples = examplesOf(site)
  const pages = PAGE_PATHS.flatMap((name) => {
    if (!isVarying(name)) return [{ name, path: name }]
    return examples[name].map((path, index) => ({ name: index === 0 ? name : path, path }))
  })
  return [...pages, ...VIEWS.map((path) => ({ name: path, path }))]
}

const isVarying = (path: PagePath): path is Varying => path.includes(':')

function examplesOf({
  event,
  notice,
  job,
  shortLink,
  price,
  member,
}: Parameters<typeof addressesOf>[0]): Readonly<Record<Varying, readonly string[]>> {
  return {
    '/help/:move': ['/help/statting', '/help/shortcuts'],
    '/s/:code': [`/s/${shortLink}`],
    '/crysta/list/:id/edit': ['/crysta/list/bakuzan/edit'],
    '/crysta/:id': ['/crysta/bakuzan', '/crysta/no-such-thing'],
    '/skill/info/:category/:group': ['/skill/info/weapon/blade'],
    '/registlet/:id': ['/registlet/hard-hit-enhancer'],
    '/boss/:id': ['/boss/excavated-golem'],
    '/boss/:id/edit': ['/boss/excavated-golem/edit'],
    '/ability/:id': ['/ability/str_up'],
    '/equipment/:id': ['/equipment/1h-sword-1stannivsword'],
    '/equipment/:id/edit': ['/equipment/1h-sword-1stannivsword/edit'],
    '/job/:id': [`/job/${job}`],
    '/job/:id/edit': [`/job/${job}/edit`],
    '/event/:id': [`/event/${event}`],
    '/event/:id/edit': [`/event/${event}/edit`],
    '/comics/:type': ['/comics/potential', '/comics/initials'],
    '/current-price/:id': ['/current-price/material-mana'],
    '/price/:id': [`/price/${price}`],
    '/notion/:id': [`/notion/${notice}`],
    '/notion/:id/edit': [`/notion/${notice}/edit`],
    '/notification/:id': [`/notification/${notice}`],
    '/notification/:id/edit': [`/notification/${notice}/edit`],
    '/member/:id': [`/member/${member}`],
    '/admin/policy/:kind': ['/admin/policy/terms'],
    '/correction/:entity/:id': ['/correction/crysta/bakuzan'],
  }
}
