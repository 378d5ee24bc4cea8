/** Titles of the events a new site begins with. */
const TITLES: Readonly<Record<string, string>> = {
  '[예시] 접속 보상 캠페인': '[Example] Login campaign',
  '[예시] 정기 점검': '[Example] Maintenance',
  '[예시] 보물 상자 이벤트': '[Example] Treasure chest event',
}

/** The title of such an event in English; what people write stands as it was written. */
export const eventTitle = (title: string): string => TITLES[title] ?? title
