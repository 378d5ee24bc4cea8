/** What players are told about one field, in the words of the form and of a refused request. */
export const FIELD_ERROR_WORDS = {
  required: '필수 값 입니다.',
  invalid: '값이 올바르지 않아요.',
  noWords: '그림을 볼 수 없는 사람을 위해 그림의 [ ] 안에 설명을 적어 주세요.',
  format: '형식이 올바르지 않아요.',
  unknownField: '사용할 수 없는 항목이 있어요.',
  notAllowed: '선택할 수 없는 값이에요.',
  number: '숫자를 입력해 주세요.',
  int: '정수를 입력해 주세요.',
  string: '글자를 입력해 주세요.',
  moreLetters: (least: string) => `${least}자 이상 입력해 주세요.`,
  moreItems: (least: string) => `${least}개 이상 골라 주세요.`,
  atLeast: (least: string) => `${least} 이상이어야 해요.`,
  fewerLetters: (most: string) => `${most}자까지 입력할 수 있어요.`,
  fewerItems: (most: string) => `${most}개까지 고를 수 있어요.`,
  atMost: (most: string) => `${most} 이하여야 해요.`,
} as const
