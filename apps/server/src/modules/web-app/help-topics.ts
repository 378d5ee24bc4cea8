import type { Language } from '@gyeol/contract'

/** What a page of help is called, and what it is about. */
export type HelpTopic = { readonly title: string; readonly description: string }

/** The pages of help by the last part of their address; the screens have their whole text. */
export const HELP_TOPICS: Readonly<Record<string, Readonly<Record<Language, HelpTopic>>>> = {
  statting: {
    korea: {
      title: '옵션 부여',
      description:
        '칸 여덟 개에 옵션을 넣고 확정하는 순서와 성공률, 벌점, 재료를 계산하는 법이에요.',
    },
    english: {
      title: 'Statting',
      description: 'How to fill and confirm eight slots, and how success rate and materials count.',
    },
  },
  'statting-auto': {
    korea: {
      title: '자동 옵션 부여',
      description: '붙일 옵션을 골라 좋은 확정 순서를 찾고, 왜 그 순서인지 읽는 법이에요.',
    },
    english: {
      title: 'Auto statting',
      description: 'How to choose the stats you want, find a good order and read why it is one.',
    },
  },
  'main-quest': {
    korea: {
      title: '메인 퀘스트',
      description: '지금 레벨에서 어디까지 하면 목표 레벨이 되는지 계산하는 법이에요.',
    },
    english: {
      title: 'Main quest',
      description: 'How to work out how far to go from your level to reach your goal level.',
    },
  },
  'skill-point': {
    korea: {
      title: '스킬 포인트',
      description: '스킬 트리에 포인트를 미리 찍어 보고 필요한 레벨을 보는 법이에요.',
    },
    english: {
      title: 'Skill points',
      description:
        'How to plan points in the skill trees and see from which level they are possible.',
    },
  },
  'skill-combo': {
    korea: {
      title: '스킬 콤보',
      description: '스킬을 차례로 놓고 특수효과를 붙여 MP와 콤보 포인트를 보는 법이에요.',
    },
    english: {
      title: 'Skill combos',
      description: 'How to line up skills, add combo effects and see MP and combo points.',
    },
  },
  'save-and-share': {
    korea: {
      title: '저장과 공유',
      description: '만든 세팅이 어디에 저장되고 링크와 백업 파일로 어떻게 옮기는지 알려 드려요.',
    },
    english: {
      title: 'Saving and sharing',
      description: 'Where builds are saved, and how links and backup files carry them elsewhere.',
    },
  },
  shortcuts: {
    korea: { title: '단축키', description: '화면마다 쓸 수 있는 단축키를 모두 모았어요.' },
    english: { title: 'Shortcuts', description: 'All keys that can be used, screen by screen.' },
  },
  search: {
    korea: {
      title: '찾기와 숫자 넣기',
      description: '초성이나 이름의 한 부분으로 찾고, 숫자를 우리말 단위로 넣는 법이에요.',
    },
    english: {
      title: 'Searching and entering numbers',
      description: 'How to find things by part of a name and how to type large numbers.',
    },
  },
  correction: {
    korea: {
      title: '수정 제안',
      description: '틀렸거나 빠진 자료를 알리면 어떻게 되는지 알려 드려요.',
    },
    english: {
      title: 'Corrections',
      description: 'What happens when you tell us of data that is wrong or missing.',
    },
  },
  home: {
    korea: {
      title: '홈',
      description: '자주 쓰는 도구를 고정하고, 들르지 않은 동안 바뀐 자료를 보는 법이에요.',
    },
    english: {
      title: 'Home',
      description: 'How to pin the tools you use most and see what changed while you were away.',
    },
  },
  event: {
    korea: {
      title: '이벤트와 주간 계획',
      description: '이벤트를 담아 한 주로 모으고, 시간이 겹치지 않게 고르는 법이에요.',
    },
    english: {
      title: 'Events and the plan of the week',
      description: 'How to mark events for your week and choose times that do not overlap.',
    },
  },
  job: {
    korea: {
      title: '직업 가이드의 판',
      description: '안내의 지난 판을 읽고 되돌리는 법과 다시 볼 것이 무엇인지 알려 드려요.',
    },
    english: {
      title: 'Versions of job guides',
      description: 'How to read earlier versions of a guide, and what has to be looked at again.',
    },
  },
  display: {
    korea: {
      title: '화면 모드',
      description: '밝게와 어둡게, 글자 크기, 줄 간격을 고르는 법이에요.',
    },
    english: {
      title: 'Color mode',
      description: 'How to choose light or dark, the size of letters and the spacing.',
    },
  },
}
