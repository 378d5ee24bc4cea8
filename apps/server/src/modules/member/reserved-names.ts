/** Words by which people know who runs the site; nobody else is called like that. */
const OFFICES = [
  '관리자',
  '관리인',
  '관리팀',
  '부관리자',
  '총관리자',
  '최고관리자',
  '운영자',
  '운영진',
  '운영팀',
  '운영자팀',
  '소유자',
  '소유주',
  '사이트주인',
  '편집장',
  '개발자',
  '개발팀',
  '공지',
  '공지사항',
  '고객센터',
  '시스템',
  '결정판',
  '결정판지기',
  '어드민',
  '스태프',
  '스탭',
  '모더레이터',
  'admin',
  'admins',
  'administrator',
  'owner',
  'moderator',
  'mod',
  'staff',
  'operator',
  'root',
  'sysop',
  'system',
  'webmaster',
  'superuser',
  'support',
  'official',
  'gamemaster',
  'gm',
  'gyeoljeongpan',
] as const

/** Letters that are taken for others at a glance: digits, Greek and Cyrillic, and what stands upright. */
const ALIKE: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  l: 'i',
  ı: 'i',
  і: 'i',
  ӏ: 'i',
  ι: 'i',
  ɩ: 'i',
  а: 'a',
  α: 'a',
  ɑ: 'a',
  е: 'e',
  ε: 'e',
  о: 'o',
  ο: 'o',
  σ: 'o',
  օ: 'o',
  р: 'p',
  ρ: 'p',
  с: 'c',
  ϲ: 'c',
  у: 'y',
  х: 'x',
  ѕ: 's',
  ԁ: 'd',
  ɗ: 'd',
  м: 'm',
  т: 't',
  τ: 't',
  г: 'r',
  ɡ: 'g',
  п: 'n',
  η: 'n',
  ո: 'n',
  ѡ: 'w',
  ω: 'w',
  ԝ: 'w',
  ь: 'b',
  к: 'k',
  κ: 'k',
  н: 'h',
  в: 'b',
  υ: 'u',
  ν: 'v',
}

/** What is put before and behind such a word and changes nothing: 결정판 관리자님, 공식 운영자1. */
const BEFORE = /^(?:결정판|공식|official|the)+/
const BEHIND = /(?:님|팀|계정|공식|official|team)$/

/** Whether a name would be taken for that of somebody who runs the site. */
export function soundsOfficial(nickname: string): boolean {
  const bare = bareOf(nickname)
  return [bare, bare.replace(/^\d+|\d+$/g, '')]
    .flatMap((form) => [form, form.replace(BEFORE, '')])
    .flatMap(shortened)
    .some((form) => SHAPES.has(shapeOf(form)))
}

/** A form, and what is left of it with less and less behind it: the 팀 of 운영팀 belongs to the word. */
function shortened(form: string): readonly string[] {
  const shorter = form.replace(BEHIND, '')
  return shorter === form ? [form] : [form, ...shortened(shorter)]
}

/** Width, case, accents, spaces, marks and what cannot be seen make no other name. */
function bareOf(name: string): string {
  return name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .replaceAll(/[\u115F\u1160\u3164\uFFA0]/g, '')
}

function shapeOf(bare: string): string {
  return Array.from(bare, (letter) => ALIKE[letter] ?? letter).join('')
}

const SHAPES: ReadonlySet<string> = new Set(OFFICES.map(shapeOf))
