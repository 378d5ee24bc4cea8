import type { Language } from '@gyeol/contract'

/**
 * The other language, where the reader's browser speaks for it: English for who has English among the
 * languages and no Korean, Korean for who has it before all others. What browsers ask for is only a
 * suggestion, so the page itself stays as it is.
 */
export function offeredLanguage(
  shown: Language,
  languages: readonly string[],
): Language | undefined {
  const spoken = languages.map((tag) => tag.toLowerCase().split('-')[0])
  if (shown === 'english') return spoken[0] === 'ko' ? 'korea' : undefined
  return spoken.includes('en') && !spoken.includes('ko') ? 'english' : undefined
}
