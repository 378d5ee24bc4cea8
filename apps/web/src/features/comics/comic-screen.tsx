import { useEffect, useState } from 'react'
import { data as answer, type LoaderFunctionArgs, useParams } from 'react-router'
import { OfflineTag } from '../../shared/api/offline-tag.tsx'
import { QueryFailure } from '../../shared/api/query-failure.tsx'
import type { KeptOrFailure } from '../../shared/http/kept-answers.ts'
import { LinkButton } from '../../shared/ui/buttons/button.tsx'
import { Skeleton } from '../../shared/ui/display/skeleton.tsx'
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

/** Types without a comic are pages that do not exist. */
export function loadComic({ params }: LoaderFunctionArgs): null {
  if (!isComicType(params['type'])) throw answer(null, { status: 404 })
  return null
}

/** /comics/:type: one comic of four panels. */
export function ComicScreen() {
  const { type } = useParams()
  return isComicType(type) ? <ComicPage key={type} type={type} /> : null
}

function ComicPage({ type }: { type: ComicType }) {
  const texts = comicsTexts
  const { title, summary } = texts.comics[type]
  const { read, retry } = useComic(type)
  return (
    <Page
      title={title}
      line={
        <>
          <span>{summary}</span>
          <OfflineTag answer={read?.data} />
        </>
      }
    >
      {read === null && <Skeleton lines={4} shape="block" />}
      {read?.error !== undefined && <QueryFailure error={read.error} onRetry={retry} />}
      {read?.data !== undefined && <ComicReader comic={read.data} />}
      <div className={styles.ways}>
        <LinkButton variant="primary" to={WAYS[type]}>
          {texts.tryIt[type]}
        </LinkButton>
        <LinkButton to="/comics">{texts.all}</LinkButton>
      </div>
    </Page>
  )
}

function useComic(type: ComicType) {
  const [read, setRead] = useState<KeptOrFailure<Comic> | null>(null)
  useEffect(() => {
    let isCurrent = true
    const bring = async () => {
      const comic = await readComic(type)
      if (isCurrent) setRead(comic)
    }
    if (read === null) void bring()
    return () => {
      isCurrent = false
    }
  }, [type, read])
  return { read, retry: () => setRead(null) }
}
