/** One part of a plain text page. */
export type ArticleSection = {
  readonly heading: string
  readonly paragraphs?: readonly string[]
  readonly points?: readonly string[]
  /** Word and meaning, side by side. */
  readonly terms?: readonly (readonly [word: string, meaning: string])[]
}

/** A text page: about, terms, privacy, a help topic. */
export type Article = {
  readonly title: string
  readonly intro: string
  readonly sections: readonly ArticleSection[]
}
