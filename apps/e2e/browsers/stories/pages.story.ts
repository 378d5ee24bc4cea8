import { PAGE_PATHS, pageAt, type PagePath } from '@gyeol/contract'
import type { Visitor } from '../driver/visitor.ts'
import type { Story } from './story.ts'

/** Something there is for each address that varies; what has no number one says so. */
const EXAMPLES: Readonly<Partial<Record<PagePath, string>>> = {
  '/help/:move': '/help/next',
  '/crysta/list/:id/edit': '/crysta/list/bakuzan/edit',
  '/skill/info/:category/:group': '/skill/info/weapon/blade',
  '/correction/:entity/:id': '/correction/crysta/bakuzan',
}

const NO_SUCH_PAGE = '존재하지 않는 페이지 입니다.'

/** What a visitor's tab says: who lacks the right is sent to the login. */
function titleFor(path: PagePath): string {
  const { title, permission } = pageAt(path)
  const shown = permission === undefined ? title : pageAt('/login').title
  return path === '/' ? `결정판 - ${shown}` : `${shown} | 결정판`
}

async function openAndLook(visitor: Visitor, path: PagePath): Promise<void> {
  await visitor.open(EXAMPLES[path] ?? path.replaceAll(/:\w+/g, '1'))
  if (pageAt(path).isHidden) await visitor.see({ role: 'heading', name: NO_SUCH_PAGE })
  else if (!path.includes(':'))
    await visitor.waitFor(
      `the title of ${path}`,
      (title) => document.title === title,
      titleFor(path),
    )
  await visitor.waitFor(`a heading on ${path}`, () => {
    const heading = document.querySelector('h1')
    return heading !== null && heading.innerText.trim() !== ''
  })
}

const isOpen = (path: PagePath) => pageAt(path).permission === undefined

/** One that leads to the login and one that does not exist for a visitor stand for the others. */
const GUARDED: readonly PagePath[] = ['/member/profile', '/debug']

// Of what has no number one the page says that it is not there.
const expectedNoise = /\[http\] 404 /

export const pageStories: readonly Story[] = [
  {
    name: 'every page of a visitor opens, with its heading and a silent console',
    isSmoke: true,
    expectedNoise,
    async tell(visitor) {
      for (const path of [...PAGE_PATHS.filter(isOpen), ...GUARDED])
        await openAndLook(visitor, path)
    },
  },
  {
    name: 'what is not for visitors leads to the login, or is not there',
    expectedNoise,
    async tell(visitor) {
      for (const path of PAGE_PATHS) if (!isOpen(path)) await openAndLook(visitor, path)
    },
  },
]
