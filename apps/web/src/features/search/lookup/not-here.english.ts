/** What players look for that this site does not have, and the word it is told by. */
export const NOT_HERE: readonly (readonly [pattern: RegExp, word: string])[] = [
  [/\b(?:coupon|gift code|redeem|promo)/i, 'Coupons'],
  [
    /\bguild (?:recruit|recruitment|search|finder|invite|list)|looking for guild|\blfg\b/i,
    'Guild recruiting',
  ],
  [/\bparty (?:recruit|search|finder)|looking for party|\blfp\b|\blfm\b/i, 'Party recruiting'],
  [/\b(?:sell|buy|recover) account|\baccount (?:sell|buy|trade|recovery)/i, 'Trading of accounts'],
  [/\b(?:hack|cheat|bot|macro)s?\b/i, 'Cheats'],
  [/\b(?:download|apk|install)\b/i, 'Downloads of the game'],
  [/\b(?:refund|support ticket|customer service|payment)\b/i, "The game company's support"],
  [/\b(?:discord|reddit)\b/i, 'A community'],
]
