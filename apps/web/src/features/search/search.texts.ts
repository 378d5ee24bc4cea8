import { CATALOGUE_ENTITIES } from '@gyeol/contract'
import { withParticle } from '@gyeol/korean'
import { namesOf } from '../../shared/texts/names-of.ts'
import { defineTexts } from '../../shared/texts/texts.ts'

export const searchTexts = defineTexts({
  korea: {
    title: '전체 검색',
    field: '크리스타, 스킬, 옵션, 화면 찾기',
    placeholder: '이름, 초성, 옵션 조건…',
    close: '검색 닫기',
    closeByKey: 'Esc 검색 닫기',
    results: '검색 결과',
    filter: '종류 고르기',
    all: '전체',
    kind: {
      ...namesOf(CATALOGUE_ENTITIES),
      page: '이동',
      skill: '스킬',
      quest: '메인 퀘스트',
      event: '이벤트',
      notice: '공지',
      help: '도움말',
      saved: '저장한 검색',
      command: '명령',
      price: '시세',
      dish: '요리',
    },
    recent: '최근 검색',
    clearRecent: '최근 검색 지우기',
    understood: '알아들은 조건',
    byCondition: '조건으로 찾기',
    offer: {
      crysta: '이 조건의 크리스타 보기',
      equipment: '이 조건의 장비 보기',
      boss: '이 조건의 보스 보기',
      registlet: '이 조건의 레지스트릿 보기',
      price: '이 값의 시세 보기',
    },
    left: (words: string) => `‘${words}’ 빼고 찾았어요.`,
    notHere: (what: string) => `${what} 이 사이트에 없어요.`,
    noneOfKind: (name: string, kind: string) =>
      `${withParticle(`${name}의 ${kind}`, '은/는')} 자료에 없어요.`,
    noneSo: '이 조건에 맞는 것은 없어요.',
    weakTo: (element: string) => `${element} 속성 보스`,
    priceOf: '시세',
    toSources: '얻는 곳 보기',
    toPlace: '나오는 곳 보기',
    toPage: '페이지 보기',
    dishOf: (stat: string) => `${stat} 요리`,
    count: (count: string) => `${count}개`,
    seeAll: (text: string) => `‘${text}’ 전체 결과 보기`,
    more: '더 보기',
    moreOf: (kind: string, count: string) => `${kind} ${count}개 모두 보기`,
    tryWords: '이렇게 찾아 보세요',
    examples: [
      ['ㅂㅋㅈ', '초성'],
      ['ATK 9% 이상 무기', '옵션 조건'],
      ['qkznwks', '영타'],
      ['메테오', '스킬'],
    ],
    none: (text: string) => `‘${text}’에 맞는 것이 없어요.`,
    noneLine: '이름 일부, 초성, 줄임말로 다시 찾아 보세요.',
    found: (count: string) => `${count}개를 찾았어요.`,
    loading: '찾을 목록을 불러오고 있어요…',
    offline: '오프라인이라 지난번에 받은 목록에서 찾았어요.',
    missing: (kinds: string) => `${kinds} 목록은 불러오지 못해서 빠졌어요.`,
    retry: '다시 불러오기',
    failed: '검색을 시작하지 못했어요.',
    failedLine: '연결을 확인하고 다시 시도해 주세요. 입력한 글은 그대로 있어요.',
    hints: { move: '이동', open: '열기', filter: '종류', close: '닫기' },
    episode: (chapter: number, index: number) => `${chapter}장 ${index}번째`,
    chapterWord: (chapter: number) => `${chapter}장`,
    episodeWords: (chapter: number, index: number): readonly string[] => [
      `${chapter}장 ${index}화`,
      `${chapter}-${index}`,
    ],
    start: '찾을 말을 입력하세요',
    startLine:
      '크리스타, 장비, 스킬, 레지스트릿, 보스, 직업, 이벤트, 공지, 도움말을 한 번에 찾아요.',
  },
})

export type SearchTexts = typeof searchTexts
