/** Names and lines of the shipped jobs; what editors write is not among them. */
const WORDS: Readonly<Record<string, string>> = {
  검사: 'Swordsman',
  '한손검이나 양손검': 'One-handed or two-handed sword',
  듀얼소드: 'Dual Sword',
  쌍검: 'Dual swords',
  궁수: 'Archer',
  '활이나 자동활': 'Bow or bowgun',
  마법사: 'Magician',
  '지팡이나 마도구': 'Staff or magic device',
  권사: 'Fighter',
  권갑: 'Knuckles',
  창술사: 'Lancer',
  '미늘창 (선풍창)': 'Halberd',
  무사: 'Samurai',
  발도검: 'Katana',
  마검사: 'Magic Swordsman',
  '한손검과 마도구': 'One-handed sword and magic device',
  탱커: 'Tank',
  '파티를 지키는 역할': 'Protects the party',
  스미스: 'Smith',
  '장비를 만들고 제련하는 캐릭터 (테크, 럭, 제작)':
    'A character who makes and refines gear (TEC, LUK, crafting)',
}

/** The name or the line of a shipped job in English; anything else as it was written. */
export const jobWords = (text: string): string => WORDS[text] ?? text
