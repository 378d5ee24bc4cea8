import type { OptionKey } from './option-catalogue.ts'

/** Where the words come from. Aliases are ours, from what players write in chats. */
export const OPTION_SEARCH_WORDS_PROVENANCE = {
  source:
    'alternatives: patohsh/Toram_KR (2026-08) and the in-game spelling of crysta options; aliases: ours',
  asOf: '2026-08',
  checkedAgainst: 'a Korean glossary of 1,463 terms',
} as const

/** What else players call an option. Only a search needs it: keep it out of the first screen. */
export type OptionSearchWords = {
  /** Other official or common spellings. */
  readonly alternatives: readonly string[]
  /** Short forms and slang. */
  readonly aliases: readonly string[]
}

/** The search words of every option. */
export const OPTION_SEARCH_WORDS = {
  str: { alternatives: ['힘'], aliases: ['스탯', '스텟', '스트', '깡힘', '힘 고정'] },
  str_pct: {
    alternatives: ['힘 %', 'STR%'],
    aliases: ['스탯', '스텟', '스트퍼', '힘퍼', '힘 퍼센트'],
  },
  int: { alternatives: ['지력'], aliases: ['스탯', '스텟', '인트', '깡인트', '지능'] },
  int_pct: {
    alternatives: ['지력 %', 'INT%'],
    aliases: ['스탯', '스텟', '인트퍼', '지력 퍼센트', '지능'],
  },
  vit: { alternatives: ['체력'], aliases: ['스탯', '스텟', '바이탈', '바탈', '깡체력'] },
  vit_pct: {
    alternatives: ['체력 %', 'VIT%'],
    aliases: ['스탯', '스텟', '바이탈', '바탈퍼', '체력 퍼센트'],
  },
  agi: { alternatives: ['민첩'], aliases: ['스탯', '스텟', '어질', '아지', '깡민첩'] },
  agi_pct: {
    alternatives: ['민첩 %', 'AGI%'],
    aliases: ['스탯', '스텟', '어질퍼', '아지', '민첩 퍼센트'],
  },
  dex: { alternatives: ['재주'], aliases: ['스탯', '스텟', '덱스', '덱', '깡덱'] },
  dex_pct: {
    alternatives: ['재주 %', 'DEX%'],
    aliases: ['스탯', '스텟', '덱스퍼', '덱퍼', '재주 퍼센트'],
  },
  hp_regen: {
    alternatives: ['자연 HP 회복', 'HP자연회복'],
    aliases: ['자연피회', '자피회', '피리젠', '피젠', 'HP리젠', '체젠'],
  },
  hp_regen_pct: {
    alternatives: ['자연 HP 회복 %', 'HP자연회복%'],
    aliases: ['자연피회', '자피회퍼', '피리젠', '피젠', 'HP리젠', '체젠'],
  },
  mp_regen: {
    alternatives: ['자연 MP 회복', 'MP자연회복'],
    aliases: ['자연마회', '자마회', '마젠', '엠젠', 'MP리젠', '엠회복'],
  },
  mp_regen_pct: {
    alternatives: ['자연 MP 회복 %', 'MP자연회복%'],
    aliases: ['자연마회', '자마회퍼', '마젠', '엠젠', 'MP리젠', '엠회복'],
  },
  max_hp: {
    alternatives: ['최대 HP', '최대HP'],
    aliases: ['최대피', '피통', '맥스피', '체통', '최대 체력', 'HP'],
  },
  max_hp_pct: {
    alternatives: ['최대 HP %', '최대HP%'],
    aliases: ['최대피', '피통', '피통퍼', '맥스피', '최대 체력', 'HP'],
  },
  max_mp: {
    alternatives: ['최대 MP', '최대MP'],
    aliases: ['최대엠', '마통', '엠통', '맥스엠', '최대 마나', 'MP'],
  },
  atk: { alternatives: ['공격력'], aliases: ['공', '물공', '깡공', '에이티케이'] },
  atk_pct: { alternatives: ['공격력 %', 'ATK%'], aliases: ['공', '공퍼', '물공', '물공퍼'] },
  matk: { alternatives: ['마법 공격력'], aliases: ['마공', '깡마공', '엠공', '마법공격'] },
  matk_pct: {
    alternatives: ['마법 공격력 %', 'MATK%'],
    aliases: ['마공', '마공퍼', '엠공', '마법공격'],
  },
  stability_pct: {
    alternatives: ['안정률', '안정율 %'],
    aliases: ['안정', '안정율', '안정도', '딜 안정'],
  },
  phys_pierce_pct: {
    alternatives: ['물리 관통', '물리관통%'],
    aliases: ['물관', '물리관', '관통', '방무'],
  },
  magic_pierce_pct: {
    alternatives: ['마법 관통', '마법관통%'],
    aliases: ['마관', '마법관', '관통', '마방무'],
  },
  def: { alternatives: ['방어력'], aliases: ['방', '방어', '물방', '깡방'] },
  def_pct: {
    alternatives: ['방어력 %', 'DEF%'],
    aliases: ['방', '방어', '방퍼', '물방', '물방퍼'],
  },
  mdef: { alternatives: ['마법 방어력'], aliases: ['마방', '깡마방', '마법방어'] },
  mdef_pct: { alternatives: ['마법 방어력 %', 'MDEF%'], aliases: ['마방', '마방퍼', '마법방어'] },
  phys_resist_pct: {
    alternatives: ['물리 내성', '물리내성%'],
    aliases: ['물내', '물리내', '물저', '물리 저항'],
  },
  magic_resist_pct: {
    alternatives: ['마법 내성', '마법내성%'],
    aliases: ['마내', '마법내', '마저', '마법 저항'],
  },
  reduce_foe_epicenter_pct: {
    alternatives: ['적 중심 범위 피해 경감'],
    aliases: ['주위', '주위경', '경감', '뎀감', '피감', '피뎀감', '피해감소', '데미지 감소'],
  },
  reduce_player_epicenter_pct: {
    alternatives: ['플레이어 중심 범위 피해 경감'],
    aliases: ['범위', '범위경', '경감', '뎀감', '피감', '피뎀감', '피해감소', '데미지 감소'],
  },
  reduce_straight_line_pct: {
    alternatives: ['직선상 피해 경감'],
    aliases: ['직선', '직선경', '경감', '뎀감', '피감', '피뎀감', '피해감소', '데미지 감소'],
  },
  reduce_charge_pct: {
    alternatives: ['돌진 피해 경감'],
    aliases: ['돌진', '돌진경', '경감', '뎀감', '피감', '피뎀감', '피해감소', '데미지 감소'],
  },
  reduce_meteor_pct: {
    alternatives: ['유성 피해 경감', '메테오 경감'],
    aliases: [
      '운석',
      '운석경',
      '유성',
      '메테오',
      '경감',
      '뎀감',
      '피감',
      '피뎀감',
      '피해감소',
      '데미지 감소',
    ],
  },
  reduce_bullet_pct: {
    alternatives: ['탄속 피해 경감', '탄환 피해 경감'],
    aliases: [
      '탄환',
      '탄경',
      '총알',
      '탄속',
      '경감',
      '뎀감',
      '피감',
      '피뎀감',
      '피해감소',
      '데미지 감소',
    ],
  },
  reduce_bowling_pct: {
    alternatives: ['볼링 피해 경감'],
    aliases: [
      '사인',
      '사인경',
      '볼링',
      '문양',
      '경감',
      '뎀감',
      '피감',
      '피뎀감',
      '피해감소',
      '데미지 감소',
    ],
  },
  reduce_floor_pct: {
    alternatives: ['지면 피해 경감'],
    aliases: [
      '장판',
      '장판경',
      '지면',
      '바닥',
      '경감',
      '뎀감',
      '피감',
      '피뎀감',
      '피해감소',
      '데미지 감소',
    ],
  },
  accuracy: { alternatives: ['명중'], aliases: ['깡명중', '적중', '명'] },
  accuracy_pct: { alternatives: ['명중 %', '명중%'], aliases: ['명중퍼', '적중', '명'] },
  dodge: { alternatives: ['회피율'], aliases: ['깡회피', '닷지'] },
  dodge_pct: { alternatives: ['회피율 %', '회피%'], aliases: ['회피퍼', '닷지'] },
  aspd: { alternatives: ['공격 속도', 'ASPD'], aliases: ['공속', '깡공속', '평타 속도'] },
  aspd_pct: {
    alternatives: ['공격 속도 %', 'ASPD %'],
    aliases: ['공속', '공속퍼', '평타 속도'],
  },
  cspd: {
    alternatives: ['시전 속도', 'CSPD'],
    aliases: ['시전', '시속', '캐속', '깡시전', '캐스팅'],
  },
  cspd_pct: {
    alternatives: ['시전 속도 %', 'CSPD %'],
    aliases: ['시전', '시속', '캐속', '시전퍼', '캐스팅'],
  },
  crit_rate: {
    alternatives: ['크리티컬율', '크리티컬 확률', '크리티컬 확률 +'],
    aliases: ['크리', '크확', '크리율', '치확', '치명타 확률', '크리티컬'],
  },
  crit_rate_pct: {
    alternatives: ['크리티컬율 %', '크리티컬률%', '크리티컬 확률 %'],
    aliases: ['크리', '크확', '크확퍼', '크리퍼', '치확', '치명타 확률', '크리티컬'],
  },
  crit_damage: {
    alternatives: ['크리티컬대미지', '크리티컬 데미지', '크리티컬 데미지 +'],
    aliases: ['크뎀', '크댐', '크리뎀', '깡크뎀', '치피', '치명타 피해', '크리티컬'],
  },
  crit_damage_pct: {
    alternatives: ['크리티컬대미지%', '크리티컬 대미지%', '크리티컬 데미지 %'],
    aliases: ['크뎀', '크댐', '크뎀퍼', '크리뎀', '치피', '치명타 피해', '크리티컬'],
  },
  vs_fire_pct: {
    alternatives: ['불 속성 대미지 %', '불속성대미지%', '불 속성에 유리 %'],
    aliases: ['불유리', '불속뎀', '화속뎀', '속뎀', '속성 유리', '대불'],
  },
  vs_water_pct: {
    alternatives: ['물 속성 대미지 %', '물속성대미지%', '물 속성에 유리 %'],
    aliases: ['물유리', '물속뎀', '수속뎀', '속뎀', '속성 유리', '대물'],
  },
  vs_wind_pct: {
    alternatives: ['바람 속성 대미지 %', '바람속성대미지%', '바람 속성에 유리 %'],
    aliases: ['바람유리', '바람속뎀', '풍속뎀', '속뎀', '속성 유리', '대바람'],
  },
  vs_earth_pct: {
    alternatives: ['땅 속성 대미지 %', '땅속성대미지%', '땅 속성에 유리 %'],
    aliases: ['땅유리', '땅속뎀', '지속뎀', '속뎀', '속성 유리', '대땅'],
  },
  vs_light_pct: {
    alternatives: ['빛 속성 대미지 %', '빛속성대미지%', '빛 속성에 유리 %'],
    aliases: ['빛유리', '빛속뎀', '광속뎀', '속뎀', '속성 유리', '대빛'],
  },
  vs_dark_pct: {
    alternatives: ['어둠 속성 대미지 %', '어둠속성대미지%', '어둠 속성에 유리 %'],
    aliases: ['어둠유리', '어둠속뎀', '암속뎀', '속뎀', '속성 유리', '대어둠'],
  },
  res_fire_pct: {
    alternatives: ['불 속성 내성 %', '불 내성 %', '불내성%'],
    aliases: [
      '화염 내성',
      '불꽃 내성',
      '화 내성',
      '화염 저항',
      '불 저항',
      '불내',
      '불저항',
      '화내성',
      '속내',
      '속성 내성',
    ],
  },
  res_water_pct: {
    alternatives: ['물 속성 내성 %', '물 내성 %', '물내성%'],
    aliases: ['수 내성', '물 저항', '수속 내성', '물내', '물저항', '수내성', '속내', '속성 내성'],
  },
  res_wind_pct: {
    alternatives: ['바람 속성 내성 %', '바람 내성 %', '바람내성%'],
    aliases: ['풍 내성', '바람 저항', '바람내', '바람저항', '풍내성', '속내', '속성 내성'],
  },
  res_earth_pct: {
    alternatives: ['땅 속성 내성 %', '땅 내성 %', '땅내성%'],
    aliases: ['대지 내성', '지 내성', '땅 저항', '땅내', '땅저항', '지내성', '속내', '속성 내성'],
  },
  res_light_pct: {
    alternatives: ['빛 속성 내성 %', '빛 내성 %', '빛내성%'],
    aliases: ['광 내성', '빛 저항', '빛내', '빛저항', '광내성', '속내', '속성 내성'],
  },
  res_dark_pct: {
    alternatives: ['어둠 속성 내성 %', '어둠 내성 %', '어둠내성%'],
    aliases: [
      '암흑 내성',
      '암 내성',
      '어둠 저항',
      '암속 내성',
      '어둠내',
      '어둠저항',
      '암내성',
      '속내',
      '속성 내성',
    ],
  },
  ailment_resist_pct: {
    alternatives: ['상태이상 내성', '이상내성%'],
    aliases: ['상이', '상이내성', '이상내', '상태 이상', '디버프 저항'],
  },
  guard_recovery_pct: {
    alternatives: ['가드 회복', 'Guard회복%'],
    aliases: ['가회', '가드회', '가드 게이지', '방어 회복'],
  },
  guard_power_pct: {
    alternatives: ['가드력', 'Guard력 %'],
    aliases: ['가드', '가드율', '가드 파워', '막기'],
  },
  avoid_recovery_pct: {
    alternatives: ['회피 게이지 회복', 'Avoid회복%'],
    aliases: ['어보이드', '어회', '회회', '회피 회복', '에어보'],
  },
  aggro_pct: { alternatives: ['어그로'], aliases: ['어글', '어그', '헤이트', '증오'] },
  element_fire: {
    alternatives: ['불 속성 부여'],
    aliases: ['화속성', '불속', '속부', '속성 각성', '속성 부여'],
  },
  element_water: {
    alternatives: ['물 속성 부여'],
    aliases: ['수속성', '물속', '속부', '속성 각성', '속성 부여'],
  },
  element_wind: {
    alternatives: ['바람 속성 부여'],
    aliases: ['풍속성', '바람속', '속부', '속성 각성', '속성 부여'],
  },
  element_earth: {
    alternatives: ['땅 속성 부여'],
    aliases: ['지속성', '땅속', '속부', '속성 각성', '속성 부여'],
  },
  element_light: {
    alternatives: ['빛 속성 부여'],
    aliases: ['광속성', '빛속', '속부', '속성 각성', '속성 부여'],
  },
  element_dark: {
    alternatives: ['어둠 속성 부여'],
    aliases: ['암속성', '어둠속', '속부', '속성 각성', '속성 부여'],
  },
  element_fire_match: {
    alternatives: ['불 속성 부여 (일치)'],
    aliases: ['화속성', '불속', '일치 속성', '속부', '속성 각성', '속성 부여'],
  },
  element_water_match: {
    alternatives: ['물 속성 부여 (일치)'],
    aliases: ['수속성', '물속', '일치 속성', '속부', '속성 각성', '속성 부여'],
  },
  element_wind_match: {
    alternatives: ['바람 속성 부여 (일치)'],
    aliases: ['풍속성', '바람속', '일치 속성', '속부', '속성 각성', '속성 부여'],
  },
  element_earth_match: {
    alternatives: ['땅 속성 부여 (일치)'],
    aliases: ['지속성', '땅속', '일치 속성', '속부', '속성 각성', '속성 부여'],
  },
  element_light_match: {
    alternatives: ['빛 속성 부여 (일치)'],
    aliases: ['광속성', '빛속', '일치 속성', '속부', '속성 각성', '속성 부여'],
  },
  element_dark_match: {
    alternatives: ['어둠 속성 부여 (일치)'],
    aliases: ['암속성', '어둠속', '일치 속성', '속부', '속성 각성', '속성 부여'],
  },
} as const satisfies Record<OptionKey, OptionSearchWords>
