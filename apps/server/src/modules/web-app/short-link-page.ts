import { type Language, type ShortLink, pathIn, shortLinkCodeIn } from '@gyeol/contract'
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
import { queryOf, sendMissing, sendRendered } from './send-page.ts'
import { writtenAnswers } from './written-answers.ts'

/** The page of a short link: what chats show of it, and the way on for those without scripts. */
export const SHORT_LINK_PAGE = '/s/:code'

const WORDS = {
  korea: {
    open: '열기',
    gone: {
      title: '사라진 링크',
      body: '<main class="plain-thing"><h1>사라진 링크예요</h1><p>만든 사람이 지웠거나 오래 아무도 열지 않았어요. 주소가 한 글자라도 달라도 열리지 않아요.</p></main>',
    },
    none: {
      title: '잘못된 링크',
      body: '<main class="plain-thing"><h1>짧은 링크의 주소가 아니에요</h1><p>주소가 잘렸거나 다른 글자가 섞였어요.</p></main>',
    },
  },
  english: {
    open: 'Open',
    gone: {
      title: 'Link gone',
      body: '<main class="plain-thing"><h1>This link is gone</h1><p>Its maker removed it, or nobody opened it for a long time. It does not open either when one letter of the address differs.</p></main>',
    },
    none: {
      title: 'Wrong link',
      body: '<main class="plain-thing"><h1>This is no address of a short link</h1><p>It was cut off, or other letters got into it.</p></main>',
    },
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
    const { code: written } = request.params as { readonly code: string }
    const code = shortLinkCodeIn(written)
    if (code !== null && code !== written)
      return reply.header('cache-control', 'no-cache').redirect(`/s/${code}${queryOf(request)}`)
    const link = code === null ? null : await findLink(context, code)
    const encoding = pickEncoding(request.headers['accept-encoding'])
    const banner = await readBanner()
    if (link === null) {
      const { title, body } = code === null ? words.none : words.gone
      const content = { version: title, body: () => body, tail: () => '' }
      const gone = { ...described, title, content, banner }
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
