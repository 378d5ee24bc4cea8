/** SQLite's codes of a file with damaged pages, and of one that is no database. */
const DAMAGED_CODES = new Set([11, 26])

/** Whether an error of the embedded database says that its file is damaged. */
export function isDamage(error: unknown): boolean {
  if (!(error instanceof Error) || !('errcode' in error)) return false
  return typeof error.errcode === 'number' && DAMAGED_CODES.has(error.errcode & 0xff)
}

/** What the operator does about a damaged file. */
export const damageAdvice = (file: string): string =>
  `데이터베이스 파일 ${file} 이 손상됐어요. 서버를 끄고, 그 폴더를 다른 곳에 복사해 둔 다음, npm run restore -- (마지막 백업) --replace --live 로 되살려 주세요. 디스크도 확인해 주세요(dmesg, smartctl).`
