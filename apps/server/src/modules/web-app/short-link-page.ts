import { pageAt, SHORT_LINK_CODE, type ShortLink } from '@gyeol/contract'
import type { ServerContext } from '../../context/server-context.ts'
import { AppError } from '../../errors/app-error.ts'
import { pickEncoding } from '../../http/accept-encoding.ts'
import type { ServerInstance } from '../../http/server-instance.ts'
import { readShortLink } from '../short-link/short-link.service.ts'
import { sendNotBuilt } from './not-built-page.ts'
import { escapeHtml } from './page-head.ts'
import { DESCRIBED_PAGES, NOT_FOUND_PAGE } from './page-descriptions.ts'
import { pagePicture } from '../share-picture/page-picture.ts'
import { linkWords } from './words-of-page.ts'
import type { PageShell } from './page-shell.ts'
import { sendMissing, sendRendered } from './send-page.ts'
import { writtenAnswers } from './written-answers.ts'

/** The page of a short link: what chats show of it, and the way on for those without scripts. */
export const SHORT_LINK_PAGE = '/s/:code'

const GONE = {
  title: '사라진 링크',
  body: '<main class="plain-thing"><h1>사라진 링크예요</h1><p>만든 사람이 지웠거나 오래 아무도 열지 않았어요.</p></main>',
} as const

type Options = {
  readonly shell: PageShell | null
  readonly context: ServerContext
  readonly readBanner: () => Promise<string>
}

/** Serves short links as pages that say what they lead to. */
export async function shortLinkPageRoutes(app: ServerInstance, options: Options): Promise<void> {
  const { shell, context, readBanner } = options
  const described = DESCRIBED_PAGES.find(({ path }) => path === SHORT_LINK_PAGE) ?? NOT_FOUND_PAGE
  app.get(SHORT_LINK_PAGE, async (request, reply) => {
    if (!shell) return sendNotBuilt(reply)
    // The path of this very route has it.
    const { code } = request.params as { readonly code: string }
    const link = SHORT_LINK_CODE.test(code) ? await findLink(context, code) : null
    const encoding = pickEncoding(request.headers['accept-encoding'])
    const banner = await readBanner()
    if (link === null) {
      const content = { version: 'gone short link', body: () => GONE.body, tail: () => '' }
      const gone = { ...described, title: GONE.title, content, banner }
      return sendMissing({ reply }, await shell.render(gone, null, encoding), encoding)
    }
    const { title: planner } = pageAt(link.path)
    const content = {
      version: `short link ${code}`,
      body: () => linkBody(link, planner),
      tail: () => writtenAnswers({ [`/api/short-link/${code}`]: link }),
    }
    const shown = {
      ...described,
      title: link.title === '' ? planner : `${link.title} · ${planner}`,
      description: link.summary === '' ? described.description : link.summary,
      content,
      picture: () => pagePicture(`/s/${code}`, linkWords(link)),
      banner,
    }
    const rendered = await shell.render(shown, `/s/${code}`, encoding)
    return sendRendered({ request, reply }, rendered, encoding)
  })
}

/** Where a code leads, null where nothing is. */
export async function findLink(context: ServerContext, code: string): Promise<ShortLink | null> {
  return readShortLink(context, code).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'NOT_FOUND') return null
    throw error
  })
}

function linkBody({ path, hash, title, summary }: ShortLink, planner: string): string {
  const way = `<a href="${escapeHtml(`${path}${hash}`)}">열기</a>`
  return [
    '<main class="plain-thing">',
    `<p>${escapeHtml(planner)}</p>`,
    `<h1>${escapeHtml(title === '' ? planner : title)}</h1>`,
    summary === '' ? '' : `<p>${escapeHtml(summary)}</p>`,
    `<p>${way}</p></main>`,
  ].join('')
}
