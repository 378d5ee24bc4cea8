import { catalogueTexts } from '../../shared/catalogue/catalogue.texts.ts'
import { defineTexts } from '../../shared/texts/texts.ts'

export const equipmentTexts = defineTexts({
  korea: {
    title: '장비 검색',
    create: '장비 등록',
    list: '장비',
    search: '이름, 초성, 옵션 (물관≥5 활)',
    kind: '종류',
    allKinds: '전체',
    by: '얻는 방법',
    anyBy: '모두',
    sort: '정렬',
    autoOrder: '추천 순',
    orders: { name: '이름', atk: 'ATK', def: 'DEF', stability: '안정률', potential: '잠재' },
    reversed: (order: string, isDesc: boolean) => `${order} ${isDesc ? '큰' : '작은'} 것부터`,
    detail: '장비 상세',
    base: '기본 수치',
    atk: 'ATK',
    def: 'DEF',
    stability: '안정률',
    potential: '잠재',
    slots: '크리스타 칸',
    element: '속성',
    options: '옵션',
    noOptions: '적힌 옵션이 없어요.',
    obtain: '얻는 곳',
    noObtain: '얻는 곳이 아직 적혀 있지 않아요.',
    place: (name: string, level: number | null) =>
      level === null ? name : `${name} (Lv ${level})`,
    copy: '복사',
    compareTitle: '장비 비교',
    compareOwned: '내 장비와 비교',
    noOwned: '같은 종류의 내 장비를 표시해 두면 나란히 볼 수 있어요.',
    mark: '내 표시',
    marks: { favourite: catalogueTexts.korea.marks.favourite, owned: '내 장비' },
  },
})
