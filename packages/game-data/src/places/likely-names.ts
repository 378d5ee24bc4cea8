/** A name that stands in the data as a likely one: nobody has read it beside the English name it stands for. */
export type LikelyName = {
  /** Null where it stands beside it already, or is not known for the whole of it. */
  readonly nameEn: string | null
}

/** Likely Korean names of monsters and people, each with the one of the international client. */
const LIKELY_GIVERS = String.raw`
G이코노스|Golden Iconos
고블린 주코토|Goblin Zucotto
골둔|Goldoon
나루미 히나|Narumi Hina
노코미|Bonivio
닥터 포무포무|Hero Potum Party
랄바육|Gramp
마기 피레시아|Mage Filecia
마르치달|Marchitar
만개한 주앵|Dreamy Scarlet Sakura (Nightmare)
믈윙구 핸드|Mulgoon
백광아 레이 펜|Blancanine the White Fang
뱅글돔|Bangrudom
벨란 레피나|Evil Lefina
분류골렘|Sorter Golem
브로커 고블린|Broker Goblin
비스컴|Viscum
슈퍼 어둠버섯|Super Night Mushroom
야시로 아즈키|Yashiro Azuki
야시로 아즈키 엄마|Yashiro Azuki's Mom
에우마노|Eumano
오르고 노바 II|Stellar Ooze (Hell)
왕자 메기스콘II|Megiston (4th Anniv)
왕자 메기스콘VI|Megiston (8th Anniv)
용사 포툼|Hero Potum
인자니오|Inzanio the Dark Knight
잔혹한 발톱의 철마녀|Reliza
캡틴 아먀|Capten Amiya
케라베스|Cerabes
페리엔|Felien
포무찬|Pomie Chan
포튬터|Potumotter
플란타|Shell Mask
피투성이가 된 결정|Bloodie Crystal
하우드비스|Goudvis
핸드메이드 쿠키|Handmade Cookie`

/** Likely Korean names of places, each with the one of the international client. */
const LIKELY_PLACES = String.raw`
망실의 동굴|Forgotten Cave
불가니 산|Mt. Vulcani
소피아 지하수로|Sofya Sewer
시작의 정원|Garden of Beginning
신월의 귀전|New Moon Palace`

/** Parts of places whose Korean word is a likely one; A1 was read. */
const LIKELY_PART = /^A[23]$/

/** What follows a name: `(하드)`, `(New Moon Palace): Innermost`. */
const ASIDE = / \(.*$/

const pairsOf = (text: string): ReadonlyMap<string, string> =>
  new Map(
    text
      .trim()
      .split('\n')
      .map((line) => line.split('|') as [string, string]), // each line has one bar
  )

let givers: ReadonlyMap<string, string> | undefined
let places: ReadonlyMap<string, string> | undefined

/** What is known of the name of a giver where it is a likely one; undefined for all others. */
export function likelyGiver(giver: string): LikelyName | undefined {
  givers ??= pairsOf(LIKELY_GIVERS)
  const nameEn = givers.get(giver) ?? givers.get(giver.replace(ASIDE, ''))
  return nameEn === undefined ? undefined : { nameEn: giver.includes(nameEn) ? null : nameEn }
}

/** What is known of the name of a place where it, or that of its part, is a likely one. */
export function likelyPlace(place: string): LikelyName | undefined {
  places ??= pairsOf(LIKELY_PLACES)
  const name = place.replace(ASIDE, '')
  const [whole = name, part = ''] = name.split(/ \/ | (?=A\d$)/)
  const nameEn = places.get(whole)
  if (nameEn === undefined && !LIKELY_PART.test(part)) return undefined
  return { nameEn: name === whole && name === place ? (nameEn ?? null) : null }
}
