import { defineTexts } from '../../../shared/texts/texts.ts'

/** How the two rule sets differ; loaded with the editor of the settings. */
export const ruleTexts = defineTexts({
  korea: {
    hint: '한도를 넘은 값을 되돌릴 때만 달라요. 게임과 맞는다고 알려진 방식은 독립된 계산기 세 개가 일치한 것이에요.',
    same: '이 세팅은 두 방식의 결과가 같아요.',
    other: (potential: string, rate: number) =>
      `다른 방식이면 이 세팅은 잠재력 ${potential}, 성공률 ${rate}%예요.`,
    otherMaterials: '다른 방식이면 이 세팅은 드는 재료만 달라요.',
    blocked: '다른 방식으로는 이 세팅을 끝까지 확정할 수 없어요.',
  },
})
