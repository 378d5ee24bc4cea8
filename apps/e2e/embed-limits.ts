/**
 * What chat services show of a link. Beyond these Discord cuts off.
 *
 * - `title`, `description`: https://discord.com/developers/docs/resources/message#embed-object-embed-limits
 *   has 256 for titles; of a link's description about 350 are shown
 *   (https://opengraphplus.com/consumers/discord/tags).
 * - `imageBytes`: https://www.getrediate.com/og-checker/discord.
 */
export const DISCORD = { title: 256, description: 350, imageBytes: 8_000_000 } as const

/**
 * KakaoTalk shows two lines of the title and crops the picture to 2:1 (800 × 400)
 * (https://devtalk.kakao.com/t/og-image-og/139618/4). Pictures under 200 × 200 are not shown, nor
 * those of more than 5 MB (https://developers.kakao.com/docs/latest/ko/message-template/common).
 */
export const KAKAO_TALK = {
  imageRatio: 2,
  imageSide: 200,
  imageBytes: 5_000_000,
} as const

/** What our pictures measure: the size that the other services ask for, https://ogp.me aside. */
export const PICTURE = { width: 1200, height: 630, type: 'image/png' } as const

/** Of a picture so much may be lost to a crop; more would cut into what it says. */
export const MOST_CROPPED = 0.05
