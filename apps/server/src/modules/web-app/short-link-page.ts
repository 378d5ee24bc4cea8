import { type Language, SHORT_LINK_CODE, type ShortLink, pathIn } from '@gyeol/contract'
import type { ServerContext } from '../../context/server-context.ts'
import { AppError } from '../../errors/app-error.ts'
import { pickEncoding } from '../../http/accept-encoding.ts'
import type { ServerInstance } from '../../http/server-instance.ts'
import { readShortLink } from '../short-link/short-link.service.ts'
import { sendNotBuilt } from './not-built-page.ts'
import { escapeHtml } from './page-head.ts'
import { describedPage } from './page-descriptions.ts'
import { pagePicture } from '../share-picture/page-picture.ts'
import { linkWords } from './words-of-page.ts'
import type { PageShells } from './page-shells.ts'
import { sendMissing, sendRendered } from './send-page.ts'
import { writtenAnswers } from './written-answers.ts'

/** The page of a short link: what chats show of it, and the way on for those without scripts. */
export const SHORT_LINK_PAGE = '/s/:code'

const WORDS = {
  korea: {
    open: '열기',
    goneTitle: '사라진 링크',
    gone: '<main class="plain-thing"><h1>사라진 링크예요</h1><p>만든 사람이 지웠거나 오래 아무도 열지 않았어요.</p></main>',
  },
  english: {
    open: 'Open',
    goneTitle: 'Link gone',
    gone: '<main class="plain-thing"><h1>This link is gone</h1><p>Its maker removed it, or nobody opened it for a long time.</p></main>',
  },
} as const

type Options = {
  readonly shells: PageShells | null
  readonly context: ServerContext
  readonly readBanner: () => Promise<string>
}

/** Serves short links as pages that say what they lead to. */
export async function shortLinkPageRoutes(app: ServerInstance, options: Options): Promise<void> {
  const { shells, context, readBanner } = options
  app.get(SHORT_LINK_PAGE, async (request, reply) => {
    if (!shells) return sendNotBuilt(reply)
    const shell = shells.of(request)
    const { language } = shell
    const words = WORDS[language]
    const described = describedPage(SHORT_LINK_PAGE, language)
    // The path of this very route has it.
    const { code } = request.params as { readonly code: string }
    const link = SHORT_LINK_CODE.test(code) ? await findLink(context, code) : null
    const encoding = pickEncoding(request.headers['accept-encoding'])
    const banner = await readBanner()
    if (link === null) {
      const content = { version: 'gone short link', body: () => words.gone, tail: () => '' }
      const gone = { ...described, title: words.goneTitle, content, banner }
      return sendMissing({ reply }, await shell.render(gone, null, encoding), encoding)
    }
    const { title: planner } = describedPage(link.path, language)
    const content = {
      version: `short link ${code}`,
      body: () => linkBody(link, planner, language),
      tail: () => writtenAnswers({ answers: { [`/api/short-link/${code}`]: link } }),
    }
    const shown = {
      ...described,
      title: link.title === '' ? planner : `${link.title} · ${planner}`,
      description: link.summary === '' ? described.description : link.summary,
      content,
      picture: () => pagePicture(`/s/${code}`, linkWords(link, planner), language),
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

function linkBody(
  { path, hash, title, summary }: ShortLink,
  planner: string,
  language: Language,
): string {
  const address = pathIn(language, `${path}${hash}`)
  const way = `<a href="${escapeHtml(address)}">${WORDS[language].open}</a>`
  return [
    '<main class="plain-thing">',
    `<p>${escapeHtml(planner)}</p>`,
    `<h1>${escapeHtml(title === '' ? planner : title)}</h1>`,
    summary === '' ? '' : `<p>${escapeHtml(summary)}</p>`,
    `<p>${way}</p></main>`,
  ].join('')
}
