/**
 * Why an event cannot repeat as somebody wishes, in the words of the form and of a refused request.
 * Apart from the schemas, so that screens have the words without the schema library.
 */
export const RECURRENCE_PROBLEMS = {
  NO_END: '반복하는 이벤트는 끝나는 때를 적어 주세요.',
  FIRST_DAY: '시작하는 날의 요일도 골라 주세요.',
  YEARS: '반복은 2000년부터 2100년 사이에서 정해 주세요.',
  UNTIL_BEFORE_START: '반복이 끝나는 날이 시작보다 빨라요.',
  TWO_ENDS: '반복은 날짜나 횟수 가운데 하나로 끝나요.',
  OVERLAP: '한 번이 다음 번보다 길어 서로 겹쳐요. 끝을 당기거나 간격을 늘려 주세요.',
  CHANGE_BACKWARDS: '바꾼 날의 끝이 시작보다 빨라요.',
  TWICE: '같은 날을 두 번 바꿀 수 없어요.',
} as const

/** What is said when more occurrences are asked for than one answer holds. */
export const TOO_MANY_OCCURRENCES = '한 번에 1,000번까지만 볼 수 있어요. 기간을 줄여 주세요.'
