import { defineTexts } from '../../../shared/texts/texts.ts'

export const writingTexts = defineTexts({
  korea: {
    create: '집 알리기',
    edit: '집 고치기',
    address: '주소 (간이 코드)',
    addressHint: '숫자 7자리나 8자리예요. 띄어 써도 돼요.',
    addressInvalid: '주소는 숫자 7자리나 8자리예요.',
    memo: '메모',
    memoHint: '다른 사람에게 도움이 될 말을 한 줄로 적어요. 사람 이름은 적지 마세요.',
    dishes: '이 집의 요리',
    addDish: '요리 더하기',
    searchDish: '요리 효과, 초성 (ㅋㄹ)',
    noDish: '그런 요리가 없어요.',
    levelOf: (food: string) => `${food} 레벨`,
    removeDish: (food: string) => `${food} 빼기`,
    dishRequired: '요리를 하나 이상 더해 주세요.',
    known: (dishes: string) => `이미 아는 집이에요 (${dishes}). 여기에 더할 새 요리만 적어 주세요.`,
    knownDish: (foods: string) => `이 집에 이미 있는 요리예요: ${foods}`,
    duplicate: '이 집에 이미 있는 요리가 있어요. 목록에서 확인해 주세요.',
    codeTaken: '이미 다른 집으로 알려진 주소예요.',
    inUse: '집주인이 내려 달라고 했거나 편집자가 보고 있는 주소라 지금은 알릴 수 없어요.',
    ownOnly: '다른 회원이 알린 집이라 내가 더한 요리만 고칠 수 있어요.',
    saveNew: '알리기',
    save: '저장',
    created: '알려 줘서 고마워요',
    saved: '저장했어요',
    whose:
      '다른 사람의 집 주소를 허락 없이 올리지 말아 주세요. 집주인은 언제든 내려 달라고 할 수 있어요.',
    level: (food: string, level: number) => `${food} Lv ${level}`,
  },
})
