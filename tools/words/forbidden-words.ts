/** A word that is not to be shown, and the one that is. */
export type WordPair = {
  readonly not: RegExp
  readonly but: string
}

const ELEMENT = '(?<![가-힣])(?:불|물|바람|땅|빛|어둠|무)'

/** One word for one thing, on every screen and in every message (docs/glossary.md). */
export const WORD_PAIRS: readonly WordPair[] = [
  {
    not: /확정한 단계|단계 기록|단계 직후|단계(?:를)? (?:고치기|지우기|되돌리기)|마지막 단계(?:를| 반복)|첫 단계를/,
    but: '확정 (단계는 옵션의 눈금에만)',
  },
  { not: /능력치|스테이터스/, but: '스탯, 한 줄이면 옵션' },
  { not: /ASPD|공격 속도/, but: '공격속도' },
  { not: /CSPD|시전 속도/, but: '시전속도' },
  { not: new RegExp(`${ELEMENT} 속성`), but: '물속성 (붙여서)' },
  { not: new RegExp(`${ELEMENT} ?내성`), but: '물속성 내성' },
  { not: /공격 ?MP 회복|공격MP회복/, but: '공격 MP회복' },
  { not: /(?:물리|마법)관통/, but: '물리 관통, 마법 관통' },
  { not: /(?:물리|마법) 내성/, but: '물리내성, 마법내성' },
  { not: /데미지/, but: '대미지' },
  { not: /레지스틀릿|레지스트렛/, but: '레지스트릿' },
  { not: /선행:|먼저 필요해요|이 스킬이 필요/, but: '선행 스킬, 다음 스킬' },
  { not: /훈장 포인트/, but: '훈장으로 얻은 포인트' },
  { not: /\} 기준(?:이에요|으로|[`'])/, but: '게임 자료 …판 (editionTexts)' },
  { not: /RSS 구독/, but: '새 글 구독' },
  { not: /안 읽은 글|새 글 쓰기|글 고치기|글을 지울까요/, but: '공지' },
  { not: /알림 (?:쓰기|고치기|상세)/, but: '공지 (알림은 받은 사람이 보는 자리에만)' },
  { not: /'(?:게시|올림)'/, but: '게시 중' },
  { not: /(?:\d|\}) 명(?![가-힣])/, but: '6명 (붙여서)' },
  { not: /운영자/, but: '관리자, 소유자' },
  { not: /더 안전한 비밀번호/, but: '흔한 비밀번호예요' },
]

/** What a source file may show: its text without comments, and without what is only read. */
function shownText(text: string): string {
  return text
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/^\s*\/\/.*$/gm, '')
    .replace(/\baliases: \[[^\]]*\]/g, '')
}

/** The forbidden words a source file shows, each with the word to use. */
export function forbiddenWordsIn(text: string): string[] {
  const shown = shownText(text)
  return WORD_PAIRS.flatMap(({ not, but }) => {
    const found = not.exec(shown)?.[0]
    return found === undefined ? [] : [`${found} → ${but}`]
  })
}
