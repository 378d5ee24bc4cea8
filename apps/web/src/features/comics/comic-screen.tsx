import {
  data as answer,
  type LoaderFunctionArgs,
  useLoaderData,
  useParams,
  useRevalidator,
} from 'react-router'
import { OfflineTag } from '../../shared/api/offline-tag.tsx'
import { QueryFailure } from '../../shared/api/query-failure.tsx'
import type { KeptOrFailure } from '../../shared/http/kept-answers.ts'
import { drawnLoaded } from '../../shared/http/page-data.ts'
import { LinkButton } from '../../shared/ui/buttons/button.tsx'
import { Page } from '../../shared/ui/layout/page.tsx'
import { type Comic, type ComicType, isComicType, readComic } from './comic.ts'
import { ComicReader } from './comic-reader.tsx'
import styles from './comics.module.css'
import { comicsTexts } from './comics.texts.ts'

/** Where one tries what the comic tells of. */
const WAYS: Readonly<Record<ComicType, string>> = {
  potential: '/statting/auto',
  initials: '/crysta/list',
}

/** The comic a page was drawn with. */
export type DrawnComic = { readonly type: ComicType; readonly comic: Comic }

/** Types without a comic are pages that do not exist. */
export async function loadComic({ params }: LoaderFunctionArgs): Promise<KeptOrFailure<Comic>> {
  const { type } = params
  if (!isComicType(type)) throw answer(null, { status: 404 })
  // The page's route gives it to the page it has drawn.
  const drawn = drawnLoaded() as DrawnComic | null
  if (drawn?.type === type) return { data: { ...drawn.comic, isOffline: false } }
  return readComic(type)
}

/** /comics/:type: one comic of four panels. */
export function ComicScreen() {
  const texts = comicsTexts
  const { type } = useParams()
  const { data, error } = useLoaderData<typeof loadComic>()
  const { revalidate } = useRevalidator()
  if (!isComicType(type)) return null
  const { title, summary } = texts.comics[type]
  return (
    <Page
      title={title}
      line={
        <>
          <span>{summary}</span>
          <OfflineTag answer={data} />
        </>
      }
    >
      {error !== undefined && <QueryFailure error={error} onRetry={() => void revalidate()} />}
      {data !== undefined && <ComicReader key={type} comic={data} />}
      <div className={styles.ways}>
        <LinkButton variant="primary" to={WAYS[type]}>
          {texts.tryIt[type]}
        </LinkButton>
        <LinkButton to="/comics">{texts.all}</LinkButton>
      </div>
    </Page>
  )
}
