/** What opens a build text, and what stands before the emblem points and behind the total. */
export const BUILD_WORDS = { title: '스킬 빌드', emblems: '훈장', points: '포인트' } as const
