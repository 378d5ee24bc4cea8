/** The names alone of a list whose entries say more: `{ event: '이벤트', shop: '상점' }`. */
export function namesOf<Code extends string>(
  list: Readonly<Record<Code, { readonly name: string }>>,
): Readonly<Record<Code, string>> {
  const entries = Object.entries<{ readonly name: string }>(list)
  // Object.fromEntries loses the literal keys; they are those of the list.
  return Object.fromEntries(entries.map(([code, { name }]) => [code, name])) as Record<Code, string>
}
