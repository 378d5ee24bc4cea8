/** Titles of the notices a new site begins with. */
const TITLES: Readonly<Record<string, string>> = {
  '[예시] 결정판에 오신 것을 환영해요': '[Example] Welcome to Gyeoljeongpan',
  '[예시] 점검 안내는 이렇게 써요': '[Example] How to write about maintenance',
  '[예시] 편집자에게: 공지 쓰는 법': '[Example] For editors: how to write notices',
}

/** The title of such a notice in English; what people write stands as it was written. */
export const noticeTitle = (title: string): string => TITLES[title] ?? title
