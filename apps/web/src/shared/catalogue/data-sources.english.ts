/** The words of sources as the lists came with them; what stands in brackets are names and stays. */
const WORDS: Readonly<Record<string, string>> = {
  '크리스타: 공개 목록 일곱 가지를 맞춰 본 것': 'Crystas: seven public lists compared',
  '레지스트릿: 영어 목록 둘(toram-item-search, toramregistlet)과 한국어 목록(Toram_KR)을 맞춰 본 것':
    'Registlets: two English lists (toram-item-search, toramregistlet) compared with a Korean one (Toram_KR)',
  '어빌리티: 한국어 목록(Toram_KR)과 영어 목록(ToramDamageCalcu)을 맞춰 본 것':
    'Abilities: a Korean list (Toram_KR) compared with an English one (ToramDamageCalcu)',
  '보스: 공개 목록을 맞춰 본 것': 'Bosses: public lists compared',
  '장비: 공개 목록 네 가지를 맞춰 본 것': 'Equipment: four public lists compared',
  '직업: 커뮤니티에서 부르는 무기 계열': 'Jobs: weapon classes as the community calls them',
}

/** Where a list comes from, in English; a source of other words (an import's) as it was written. */
export function sourceWords(source: string): string {
  const [, words = source, names = ''] = /^(.*?)( \([^()]*\))$/.exec(source) ?? []
  const known = WORDS[words]
  return known === undefined ? source : known + names
}
