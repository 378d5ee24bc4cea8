/**
 * What the server says of fields in words of its own, beyond its codes, by those words; what only the back
 * office can be told stays Korean. `tools/words/refused-fields.test.ts` fails when a sentence changes.
 */
export const OWN_WORDS: Readonly<Record<string, string>> = {
  '예시 품목은 장부에 적을 수 없어요.': "Sample items can't be put in the ledger.",
  '앞날의 거래는 적을 수 없어요.': 'Trades to come cannot be entered.',
  '단위를 다시 확인해 주세요.': 'Check the unit.',
  '7일이 지난 거래는 시세에 보탤 수 없어요. 장부에만 적어 주세요.':
    'Trades older than 7 days cannot count in market prices. Put them in the ledger only.',
  '까닭을 적어 주세요. 알린 회원과 다른 회원이 읽어요.':
    'Please give a reason. The member who reported it and everybody else read it.',
  '이 제보는 고칠 수 있는 시간이 지났어요. 거두는 것은 언제나 돼요.':
    'The time to edit this report is over. You can always withdraw it.',
  '시작하는 날이 끝나는 날보다 늦어요.': 'The first day is after the last day.',
  '품목이나 종류를 골라 주세요.': 'Choose an item or a kind.',
  '오늘 본 값만 알릴 수 있어요. 지난 거래는 장부에 적어 주세요.':
    'Only prices seen today can be reported. Put earlier trades in the ledger.',
  '예시 품목에는 제보를 남길 수 없어요.': 'Sample items cannot be reported.',
  '예시 품목은 지켜볼 수 없어요.': 'Sample items cannot be watched.',
  '주소는 숫자 7자리나 8자리예요.': 'An address has 7 or 8 digits.',
  '이 집의 주소와 달라요.': 'That is not the address of this house.',
  '관리자가 내린 링크라 다시 만들 수 없어요.':
    'This link was taken down by staff and cannot be made again.',
  '편집자가 내린 요리는 다시 알릴 수 없어요.':
    'Staff took this dish down; it cannot be told of again.',
  '같은 요리를 두 번 적었어요.': 'The same dish is entered twice.',
  '예시 품목에는 쓸 수 없어요. 진짜 품목을 골라 주세요.':
    'This is a sample item. Choose a real one.',
  '품목이나 날짜를 바꾸면 제보는 함께 고칠 수 없어요. 제보를 거두고 다시 보태 주세요.':
    'With another item or day the report cannot follow. Withdraw it and add it again.',
  '운영진으로 보이는 닉네임은 쓸 수 없어요.': 'Nicknames that look like staff cannot be used.',
  '다른 목록의 검색이에요.': 'This is a search of another list.',
  '화면의 다른 이름이 가득 차서 더 더할 수 없어요.':
    'Pages have all the other names they can have.',
  '이 자료의 다른 이름이 가득 차서 더 더할 수 없어요.':
    'This item has all the other names it can have.',
  '찜과 보유로 좁힌 검색은 이 브라우저만 알아서 알려 드릴 수 없어요.':
    'Only this browser knows your favorites and what you own, so there can be no alert.',
}

/** Sentences with a number in them. */
const COUNTED: readonly (readonly [RegExp, (count: string) => string])[] = [
  [
    /^맞는 것이 ([\d,]+)개를 넘어요\. 더 좁히면 알려 드릴 수 있어요\.$/,
    (count) => `More than ${count} things match. Narrow the search to get an alert.`,
  ],
  [
    /^저장한 검색은 ([\d,]+)개까지예요\. 쓰지 않는 것을 지우고 다시 해 주세요\.$/,
    (count) =>
      `You can keep up to ${count} searches. Remove one you no longer use, then try again.`,
  ],
  [
    /^처음에는 다른 회원이 알린 집에 요리를 한 번에 ([\d,]+)개까지 더할 수 있어요\.$/,
    (count) => `At first you can add up to ${count} dishes at once to the house of another member.`,
  ],
]

const NAMESAKES = /^같은 이름의 품목이 (\d+)개예요(?: \((.+)\))?\. 목록에서 하나를 골라 주세요\.$/

/** The same in English, if the server has it in words of its own. */
export function ownWords(message: string): string | undefined {
  const [, count, which] = NAMESAKES.exec(message) ?? []
  if (count === undefined) return OWN_WORDS[message] ?? countedWords(message)
  return `${count} items have this name${which === undefined ? '' : ` (${which})`}. Choose one from the list.`
}

function countedWords(message: string): string | undefined {
  for (const [pattern, say] of COUNTED) {
    const count = pattern.exec(message)?.[1]
    if (count !== undefined) return say(count)
  }
  return undefined
}
