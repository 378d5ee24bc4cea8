/** The kinds a new site has. */
const KINDS: Readonly<Record<string, string>> = {
  크리스타: 'Crysta',
  장비: 'Equipment',
  레지스트릿: 'Registlet',
  재료: 'Material',
  책: 'Book',
  소모품: 'Consumable',
  기타: 'Other',
}

/** The name of such a kind in English; one that editors made stands as they wrote it. */
export const kindNameWords = (name: string): string => KINDS[name] ?? name
