import { defineTexts } from '../../shared/texts/texts.ts'

export const homeTexts = defineTexts({
  korea: {
    heroLines: ['한 끗 더', '단단하게.'],
    leadLines: [
      '옵션 부여부터 크리스타, 스킬 포인트까지.',
      '게임 옆에 두고 쓰는 토람 온라인 도구예요.',
    ],
    searchPlaceholder: '크리스타, 스킬, 옵션… 초성도 돼요',
    searchButton: '찾기',
    examples: '이렇게 찾아 보세요',
    exampleQueries: ['ㅂㅋㅈ', 'ATK% 10 이상', 'HP 5천 갑옷'],
    resume: '이어서 하기',
    tools: '도구',
    lists: '자료',
    pin: '고정하기',
    tool: {
      statting: { name: '옵션 부여', line: '8칸 · 확정 기록 · 되돌리기' },
      stattingAuto: { name: '자동 옵션 부여', line: '목표만 고르면 순서를 찾아요' },
      crystaList: { name: '크리스타 목록', line: '옵션 · 부위 · 초성으로 찾기' },
      crystaTree: { name: '크리스타 강화 트리', line: '단계별 옵션 비교' },
      skillPoint: { name: '스킬 포인트', line: '선행 스킬 자동 계산 · 저장' },
      character: { name: '내 캐릭터', line: '모든 수치와 몇 타' },
      skillCombo: { name: '스킬 콤보', line: 'MP · 콤보 포인트 계산' },
      registlet: { name: '레지스트릿', line: '레벨 · 효과 · 얻는 곳' },
      mainQuest: { name: '메인 퀘스트', line: '목표 레벨까지 남은 경험치' },
      event: { name: '이벤트 일정', line: '지금과 앞으로의 일정' },
      trend: { name: '시세 차트', line: '7일 · 30일 · 365일 시세' },
      cook: { name: '요리 주소', line: '요리 효과로 주소 찾기' },
      equipment: { name: '장비 검색', line: '이름 · 옵션 · 얻는 곳' },
      ability: { name: '장비 어빌리티', line: '등급별 효과' },
      boss: { name: '보스 정보', line: '난이도별 값 · 내성' },
      skillInfo: { name: '스킬 정보', line: '트리별 스킬 모아 보기' },
      crystaAbility: { name: '크리스타 옵션 검색', line: '옵션 값으로 크리스타 찾기' },
      job: { name: '직업 가이드', line: '추천 스킬 · 크리스타' },
      help: { name: '도움말', line: '처음이라면 여기부터' },
    },
    failed: '불러오지 못했어요. 연결을 확인해 주세요.',
    news: { title: '공지', more: '모두 보기', none: '아직 올라온 공지가 없어요.' },
    running: {
      title: '지금 진행 중',
      more: '일정 보기',
      none: '지금 하는 이벤트가 없어요.',
      soon: '다음 일정',
    },
    start: '옵션 부여 시작하기',
    strengths: '옵션 부여, 이렇게 도와드려요',
    strength: {
      ruler: {
        name: '성공률이 왜 그런지 보여요',
        line: '잠재력 눈금에서 지금과 확정한 뒤, 성공률이 떨어지는 곳을 한눈에 봐요.',
      },
      undo: {
        name: '마음껏 되돌려요',
        line: '확정할 때마다 되돌리고 다시 하고, 마지막 확정은 바로 반복해요.',
      },
      share: {
        name: '링크 하나로 나눠요',
        line: '받은 세팅은 읽기 전용으로 열려서 내 세팅은 바뀌지 않아요.',
      },
    },
  },
})

export type ToolKey = keyof typeof homeTexts.tool
