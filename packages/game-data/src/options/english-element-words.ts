/** What players say in English for more damage to an element: `dte fire`. */
export function againstWords(element: string): readonly string[] {
  return [
    ...['dte', 'damage to', 'dmg to', 'strong against', 'against'].map(
      (say) => `${say} ${element}`,
    ),
    ...['dte', 'damage', 'dmg', 'advantage'].map((say) => `${element} ${say}`),
  ]
}

/** What they say for less damage of an element. */
export function resistWords(element: string): readonly string[] {
  return [`${element} res`, `${element} def`, `res ${element}`, `resist ${element}`]
}
