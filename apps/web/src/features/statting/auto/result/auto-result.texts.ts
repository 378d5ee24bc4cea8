import { formatNumber, formatSigned, withParticle } from '@gyeol/korean'
import { defineTexts } from '../../../../shared/texts/texts.ts'

/** Words of the results; loaded together with them. */
export const autoResultTexts = defineTexts({
  korea: {
    best: {
      title: '찾은 순서',
      chosen: (number: number) => `후보 ${number}`,
      rate: '성공률',
      potential: '잠재력',
      confirmations: '확정',
      times: (count: number) => `${formatNumber(count)}번`,
      material: '가장 많이 드는 재료',
      largest: '한 번에 최대',
      notFinished: '아직 끝나지 않은 세팅이에요. 잠재와 칸이 남아 있어요.',
    },
    bound: {
      full: '성공률 100%라서 이보다 나은 길은 없어요.',
      proven: {
        rate: (limit: string) => `한계인 ${limit}%예요. 이보다 높은 성공률은 없어요.`,
        'least-material': (limit: string) =>
          `한계인 재료 ${withParticle(limit, '이에요/예요')}. 이보다 재료가 적은 순서는 없어요.`,
        'least-start-potential': (limit: string) =>
          `한계인 시작 잠재 ${withParticle(limit, '이에요/예요')}. 이보다 낮은 시작 잠재로는 안 돼요.`,
      },
      gap: {
        rate: (limit: string) => `이보다 나은 길이 있어도 ${limit}%까지예요.`,
        'least-material': (limit: string) =>
          `이보다 나은 길이 있어도 재료가 ${limit}보다 적을 수는 없어요.`,
        'least-start-potential': (limit: string) =>
          `이보다 나은 길이 있어도 시작 잠재는 ${limit}부터예요.`,
      },
      /** What a proof of forward plans leaves out. */
      forwardOnly: '값을 올렸다 내리거나 내렸다 올리는 순서는 이 한계를 셈할 때 넣지 않았어요.',
      open: '찾은 것 가운데 가장 좋아요. 더 좋은 순서가 없다고 증명된 것은 아니에요.',
      searching: '더 좋은 순서를 찾는 중이에요.',
      proving: '찾기는 끝났어요. 이보다 나은 길이 정말 없는지 확인하고 있어요.',
      stopped: '확인을 중간에 멈췄어요.',
      cancelled: '중간에 멈춰서 더 좋은 순서가 있을 수 있어요.',
      other: '가장 좋은 후보는 따로 있어요. 비교하려고 보고 있어요.',
      tag: { proven: '증명된 최선', gap: '거의 최선', open: '찾은 최선', other: '비교 중' },
    },
    actions: {
      open: '시뮬레이터로 열기',
      copy: '텍스트 복사',
      copied: '순서를 복사했어요',
      copyFailed: '복사하지 못했어요. 링크나 이미지로 공유해 주세요.',
      share: '링크 복사',
      linkCopied: '링크를 복사했어요',
      linkFailed: '복사하지 못했어요. 아래 주소를 길게 눌러 복사해 주세요.',
      image: '이미지로 저장',
    },
    negatives: {
      title: '내린 옵션',
      none: '내린 옵션 없이 했어요.',
      exclude: (name: string) => `${name} 제외, 빼고 다시 찾기`,
      pin: (name: string) => `${name} 고정, 그대로 두고 다시 찾기`,
      pinned: '고정',
      excludeShort: '제외',
      pinShort: '고정',
    },
    steps: {
      title: '확정 순서',
      why: '왜 이 순서?',
      repeat: (count: number) => `${count}번`,
      penalty: (percent: number) => `벌점 +${percent}%`,
      kept: '확정함',
      loading: '까닭을 정리하고 있어요.',
      failed: '까닭을 가져오지 못했어요.',
    },
    why: {
      kept: '이미 확정한 것이라 그대로 둬요.',
      /** Why, as the first half of a sentence; the second says what it does to the potential. */
      reasons: {
        beforePenalty: '벌점이 없어 가장 쌀 때 먼저 올려',
        oneByOne: '한 단계씩 나눠 확정해 소수점 아래를 버리면',
        lowPenalty: '벌점이 아직 낮을 때 올려',
        refund: '올릴 잠재를 마련하려고 내려',
        refundHighest: '벌점이 가장 클 때 내려야 많이 돌려받으므로 여기서 내려',
        mixed: '따로 올리면 잠재가 바닥나므로 내리는 옵션과 함께 확정해',
        mixedCheaper: '따로 확정할 때보다 나으므로 내리는 옵션과 함께 확정해',
        last: '마지막 확정은 잠재가 모자라도 되므로 남은 것을 한꺼번에 올려',
        lastSlot: '마지막 칸을 채우면 끝나므로 남은 것을 모두 여기서 올려',
      },
      sentence: (reason: string, amount: string) => `${reason} ${amount}.`,
      /** No reason held: only what the line does. */
      unexplained: (amount: string) => `${amount}.`,
      /** The multiplier every cost and return of the line has. */
      factor: (factor: number) => `벌점 ×${withParticle(formatNumber(factor), '으로/로')} `,
      factorEven: (factor: number) => `벌점 ×${formatNumber(factor)}에도 `,
      gains: (potential: string) => `잠재 ${withParticle(potential, '을/를')} 얻`,
      spends: (potential: string) => `잠재 ${withParticle(potential, '을/를')} `,
      gainsEnd: '어요',
      gainsAnd: '고, ',
      spendsEnd: '써요',
      manages: (potential: string) => `잠재를 ${potential}만 `,
      managesEnd: '써요',
      managesAnd: '쓰고, ',
      spendsAnd: '쓰고, ',
      nothingEnd: '잠재는 그대로예요',
      nothingAnd: '잠재는 그대로고, ',
      bonusUp: (steps: number) => `한도 넘은 ${steps}단계는 두 배로 들어요`,
      bonusDown: (steps: number) => `한도 넘은 ${steps}단계는 절반만 돌아와요`,
      bonusMixed: (steps: number) => `한도 넘은 ${steps}단계가 들어 있어요`,
    },
    candidates: {
      title: '후보 비교',
      hint: '다른 점은 진하게 보여요. 고르면 결과와 순서가 그 후보로 바뀌어요.',
      label: '보여 줄 후보',
      option: (number: number, rate: number) => `후보 ${number}, 성공률 ${rate}%`,
      columns: {
        rate: '성공률',
        confirmations: '확정',
        material: '많이 드는 재료',
        largest: '한 번에 최대',
        start: '시작 잠재',
        negatives: '내린 옵션',
      },
      none: '없음',
      onlyOne: '지금은 후보가 하나예요.',
    },
    plots: {
      title: '그래프와 표',
      inside: (first: string, second: string) => `${first} · ${second}`,
    },
    front: {
      titles: {
        rate: '확정 횟수와 성공률',
        'least-material': '확정 횟수와 재료',
        'least-start-potential': '확정 횟수와 시작 잠재',
      },
      measures: {
        rate: '성공률',
        'least-material': '재료',
        'least-start-potential': '시작 잠재',
      },
      charts: {
        rate: (parts: string) => `확정 횟수에 따른 성공률 그래프: ${parts}`,
        'least-material': (parts: string) => `확정 횟수에 따른 재료 그래프: ${parts}`,
        'least-start-potential': (parts: string) => `확정 횟수에 따른 시작 잠재 그래프: ${parts}`,
      },
      point: (confirmations: number, value: string) => `${confirmations}번 ${value}`,
      table: '확정 횟수마다 가장 좋은 순서',
      confirmations: '확정',
      look: '보기',
      show: (confirmations: number) => `${confirmations}번 만에 끝내는 순서 보기`,
    },
    materials: {
      title: '성공률과 재료',
      hint: '왼쪽 위에 있을수록 좋아요.',
      chart: (parts: string) => `성공률과 재료 그래프: ${parts}`,
      point: (rate: number, material: string) => `${rate}% 재료 ${material}`,
      table: '순서마다 성공률과 재료',
      plan: '순서',
      rate: '성공률',
      material: '많이 드는 재료',
      measure: '재료를 세는 법',
      measures: { amount: '양', spina: '스피나' },
      spinaLine: '재료 시세로 셈한 값이에요.',
      spinaPartly: (parts: number, priced: number) =>
        `재료 ${parts}가지 중 ${priced}가지만 시세가 있어요. 나머지는 셈에 없어요.`,
      candidate: (number: number) => `후보 ${number}`,
      quick: (confirmations: number) => `${confirmations}번짜리`,
      show: (name: string) => `${name} 순서 보기`,
    },
    shortfall: {
      never: '이 조건으로는 성공할 수 있는 순서가 없어요.',
      /** Not found is not the same as not there: only a proof says so. */
      notFound: '이 조건으로 성공하는 순서를 찾지 못했어요.',
      title: (rate: number, wanted: number) =>
        `${wanted}%가 되는 순서를 찾지 못했어요. 가장 높은 것은 ${rate}%예요.`,
      start: (potential: number, wanted: number) =>
        `시작 잠재를 ${formatNumber(potential)}까지 올리면 ${wanted}%가 돼요.`,
      noStart: (wanted: number) => `시작 잠재를 올려도 ${wanted}%가 되는 순서를 찾지 못했어요.`,
      lower: (name: string, value: number, rate: number) =>
        `${name} 값을 ${withParticle(formatSigned(value), '으로/로')} 낮추면 ${rate}%가 돼요.`,
      againStart: (potential: number) =>
        `시작 잠재 ${withParticle(formatNumber(potential), '으로/로')} 다시 찾기`,
      againLower: (name: string, value: number) =>
        `${name} ${withParticle(formatSigned(value), '으로/로')} 다시 찾기`,
    },
    elapsed: (seconds: string) => `${seconds}초 걸렸어요`,
    evaluations: (count: string) => `순서 ${count}가지를 견줬어요`,
  },
})
