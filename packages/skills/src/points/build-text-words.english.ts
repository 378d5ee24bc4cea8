/** What opens a build text, and what stands before the emblem points and behind the total. */
export const BUILD_WORDS = { title: 'Skill build', emblems: 'Emblems', points: 'points' } as const
