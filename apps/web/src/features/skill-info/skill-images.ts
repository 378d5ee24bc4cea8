import { hasShape, isRecord, textLike } from '../../shared/saved-data/shapes.ts'

/** One picture that the site's owner put beside the app. */
export type SkillImage = {
  /** Address on this site. */
  readonly src: string
  /** What it shows; also its text alternative. */
  readonly title: string
}

/** Pictures by `category/group`, as in the addresses. */
export type SkillImages = ReadonlyMap<string, readonly SkillImage[]>

const FOLDER = '/skill-images/'

/** A file inside the folder: no scheme, no way up, no second host. */
const isImage = hasShape<{ file: string; title: string }>({
  file: textLike(/^(?!.*\.\.)[\p{L}\d][\p{L}\d_./-]*\.(?:avif|gif|jpe?g|png|webp)$/iu),
  title: textLike(/\S/),
})

/** Reads the owner's list; entries that are no pictures of this site are left out. */
export function readSkillImages(manifest: unknown): SkillImages {
  if (!isRecord(manifest) || !isRecord(manifest['groups'])) return new Map()
  return new Map(
    Object.entries(manifest['groups']).map(([group, files]): [string, SkillImage[]] => [
      group,
      (Array.isArray(files) ? files : []).filter(isImage).map(({ file, title }) => ({
        src: FOLDER + encodeURI(file),
        title,
      })),
    ]),
  )
}

let loading: Promise<SkillImages> | undefined

/** The owner's list, fetched once. Without one, or without a connection, there are no pictures. */
export function loadSkillImages(): Promise<SkillImages> {
  loading ??= fetchList()
  return loading
}

async function fetchList(): Promise<SkillImages> {
  try {
    const answer = await fetch(`${FOLDER}manifest.json`)
    return readSkillImages(answer.ok ? await answer.json() : null)
  } catch {
    loading = undefined
    return new Map()
  }
}
