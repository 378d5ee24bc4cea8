import type { StatId } from '@gyeol/terms'

/** Where the words come from. Aliases are ours, from what players write in chats. */
export const STAT_SEARCH_WORDS_PROVENANCE = {
  source:
    'spellings: English code of public crysta lists, then the Korean of the crysta lists of the game; aliases: other lists and ours',
  asOf: '2026-08-21',
  checkedAgainst: 'a Korean glossary of 1,463 terms',
} as const

/** What else a stat is called. Only searches and imports need it: keep it out of the first screen. */
export type StatSearchWords = {
  /** As lists of the game write it. */
  readonly spellings: readonly string[]
  /** Other lists' codes, short forms and slang. */
  readonly aliases: readonly string[]
}

/** The search words of every stat; those of the option grant have more in OPTION_SEARCH_WORDS. */
export const STAT_SEARCH_WORDS = {
  str: { spellings: ['STR'], aliases: [] },
  str_pct: { spellings: ['STR%'], aliases: [] },
  int: { spellings: ['INT'], aliases: [] },
  int_pct: { spellings: ['INT%'], aliases: [] },
  vit: { spellings: ['VIT'], aliases: [] },
  vit_pct: { spellings: ['VIT%'], aliases: [] },
  agi: { spellings: ['AGI'], aliases: [] },
  agi_pct: { spellings: ['AGI%'], aliases: [] },
  dex: { spellings: ['DEX'], aliases: [] },
  dex_pct: { spellings: ['DEX%'], aliases: [] },
  max_hp: { spellings: ['MaxHP', '최대HP'], aliases: ['hp', 'max hp'] },
  max_hp_pct: { spellings: ['MaxHP%', '최대HP%'], aliases: ['hp%', 'maxhp_pct'] },
  max_mp: { spellings: ['MaxMP', '최대MP'], aliases: ['mp', 'max mp'] },
  max_mp_pct: { spellings: ['MaxMP%', '최대MP%'], aliases: ['mp%'] },
  hp_regen: { spellings: ['HPRegen', 'HP자연회복'], aliases: ['natural_hp_regen', '자연 HP 회복'] },
  hp_regen_pct: { spellings: ['HPRegen%', 'HP자연회복%'], aliases: ['natural_hp_regen_pct'] },
  mp_regen: { spellings: ['MPRegen', 'MP자연회복'], aliases: ['natural_mp_regen', '자연 MP 회복'] },
  mp_regen_pct: { spellings: ['MPRegen%', 'MP자연회복%'], aliases: ['natural_mp_regen_pct'] },
  attack_mp_recovery: { spellings: ['AMPR', '공격MP회복'], aliases: ['평타 엠피', '공엠'] },
  attack_mp_recovery_pct: { spellings: ['AMPR%', '공격MP회복%'], aliases: ['공엠%'] },
  atk: { spellings: ['ATK'], aliases: [] },
  atk_pct: { spellings: ['ATK%'], aliases: [] },
  matk: { spellings: ['MATK'], aliases: [] },
  matk_pct: { spellings: ['MATK%'], aliases: [] },
  matk_up_agi_pct: { spellings: ['MATKUp(AGI)%', 'MATK업(AGI%)'], aliases: [] },
  weapon_atk: { spellings: ['WeaponATK', '무기ATK'], aliases: ['무공'] },
  weapon_atk_pct: { spellings: ['WeaponATK%', '무기ATK%'], aliases: ['무공%'] },
  stability_pct: { spellings: ['Stability%', '안정률%'], aliases: ['stability', '안정'] },
  phys_pierce_pct: {
    spellings: ['PhysPierce%', '물리관통%'],
    aliases: ['physical_pierce', 'physical_pierce_pct', 'physical pierce %'],
  },
  magic_pierce_pct: {
    spellings: ['MagicPierce%', '마법관통%'],
    aliases: ['magic_pierce', 'magic pierce %'],
  },
  short_range_damage_pct: {
    spellings: ['ShortRangeDmg%', '근거리위력%'],
    aliases: ['근위', '근거리'],
  },
  long_range_damage_pct: {
    spellings: ['LongRangeDmg%', '원거리위력%'],
    aliases: ['원위', '원거리'],
  },
  unsheathe: { spellings: ['Unsheathe', '발도공격'], aliases: ['unsheathe_attack', '발도'] },
  unsheathe_pct: {
    spellings: ['Unsheathe%', '발도공격%'],
    aliases: ['unsheathe_attack_pct', 'unsheathe_attack%', '발도%'],
  },
  phys_followup_pct: {
    spellings: ['PhysFollowup%', '물리추격%'],
    aliases: ['additional_melee', 'additional_melee_pct', '물추'],
  },
  magic_followup_pct: {
    spellings: ['MagicFollowup%', '마법추격%'],
    aliases: ['additional_magic', 'additional_magic_pct', '마추'],
  },
  crit_rate: {
    spellings: ['CritRate', '크리티컬률'],
    aliases: ['critical_rate', 'critical rate', '크리티컬 확률'],
  },
  crit_rate_pct: {
    spellings: ['CritRate%', '크리티컬률%'],
    aliases: ['critical_rate_pct', '크리티컬 확률%'],
  },
  crit_damage: {
    spellings: ['CritDamage', '크리티컬대미지'],
    aliases: ['critical_damage', 'critical damage', '크리티컬 데미지'],
  },
  crit_damage_pct: {
    spellings: ['CritDamage%', '크리티컬대미지%'],
    aliases: ['critical_damage_pct', '크리티컬 데미지%'],
  },
  aspd: { spellings: ['ASPD', '공격속도'], aliases: ['공속'] },
  aspd_pct: { spellings: ['ASPD%', '공격속도%'], aliases: ['공속%'] },
  cspd: { spellings: ['CSPD', '시전속도'], aliases: ['시속', '시전'] },
  cspd_pct: { spellings: ['CSPD%', '시전속도%'], aliases: ['시속%'] },
  motion_speed_pct: { spellings: ['MotionSpeed%', '행동속도%'], aliases: ['motion_speed', '행속'] },
  attack_range: { spellings: [], aliases: ['attack_range_(m)', '사거리'] },
  accuracy: { spellings: ['Accuracy', '명중'], aliases: [] },
  accuracy_pct: { spellings: ['Accuracy%', '명중%'], aliases: [] },
  abs_accuracy_pct: {
    spellings: ['AbsAccuracy%', '절대명중%'],
    aliases: ['absolute_accuracy', '절명'],
  },
  anticipate_pct: { spellings: ['Anticipate%', '예측%'], aliases: ['anticipate'] },
  guard_break_pct: {
    spellings: ['GuardBreak%', '방어무너뜨리기%'],
    aliases: ['guard_break', '방무', '방깨'],
  },
  dodge: { spellings: ['Dodge', '회피'], aliases: [] },
  dodge_pct: { spellings: ['Dodge%', '회피%'], aliases: [] },
  abs_dodge_pct: { spellings: ['AbsDodge%', '절대회피%'], aliases: ['absolute_dodge', '절회'] },
  avoid_recovery_pct: {
    spellings: ['EvasionRecharge%', 'Avoid회복%'],
    aliases: ['evasion_recharge', 'evasion_recharge_pct', '어보이드 회복', '회피 회복'],
  },
  def: { spellings: ['DEF'], aliases: [] },
  def_pct: { spellings: ['DEF%'], aliases: [] },
  mdef: { spellings: ['MDEF'], aliases: [] },
  mdef_pct: { spellings: ['MDEF%'], aliases: [] },
  phys_resist_pct: {
    spellings: ['PhysRes%', '물리내성%'],
    aliases: ['physical_resistance', 'physical_resistance_pct'],
  },
  magic_resist_pct: {
    spellings: ['MagicRes%', '마법내성%'],
    aliases: ['magic_resistance', 'magic_resistance_pct'],
  },
  ailment_resist_pct: {
    spellings: ['AilmentRes%', '이상내성%'],
    aliases: ['ailment_resistance', 'ailment_resistance_pct'],
  },
  guard_power_pct: {
    spellings: ['GuardPower%', 'Guard력%'],
    aliases: ['guard_power', '가드율', '가드력'],
  },
  guard_recovery_pct: {
    spellings: ['GuardRecharge%', 'Guard회복%'],
    aliases: ['guard_recharge', 'guard_recharge_pct', '가드 회복'],
  },
  phys_barrier: {
    spellings: ['PhysBarrier', '물리배리어'],
    aliases: ['physical_barrier', '물배리'],
  },
  magic_barrier: { spellings: ['MagicBarrier', '마법배리어'], aliases: ['마배리'] },
  frac_barrier_pct: {
    spellings: ['FracBarrier%', '비율배리어%'],
    aliases: ['fractional_barrier', 'fractional_barrier_pct', '비배리'],
  },
  barrier_cooldown_pct: {
    spellings: ['BarrierCooldown%', '배리어속도%'],
    aliases: ['barrier_cooldown'],
  },
  reflect_pct: { spellings: ['Reflect%', '대미지반사%'], aliases: ['반사'] },
  recoil_pct: { spellings: ['Recoil%', '반사대미지%'], aliases: ['반동'] },
  reduce_foe_epicenter_pct: { spellings: ['ReduceFoeEpicenter%', '주위경감%'], aliases: [] },
  reduce_player_epicenter_pct: { spellings: ['ReducePlayerEpicenter%', '범위경감%'], aliases: [] },
  reduce_straight_line_pct: { spellings: ['ReduceStraightLine%', '직선경감%'], aliases: [] },
  reduce_charge_pct: { spellings: ['ReduceCharge%', '돌진경감%'], aliases: [] },
  reduce_meteor_pct: { spellings: ['ReduceMeteor%', '운석경감%'], aliases: [] },
  reduce_bullet_pct: { spellings: ['ReduceBullet%', '탄환경감%'], aliases: [] },
  reduce_bowling_pct: { spellings: ['ReduceBowling%', '사인경감%'], aliases: [] },
  reduce_floor_pct: { spellings: ['ReduceFloor%', '장판경감%'], aliases: [] },
  vs_neutral_pct: {
    spellings: ['NeutralAdv%', '무속성대미지%'],
    aliases: [
      'pct_stronger_against_neutral',
      'stronger_against_neutral',
      '무속성대미지',
      '무 유리',
    ],
  },
  vs_fire_pct: {
    spellings: ['FireAdv%', '불속성대미지%'],
    aliases: ['pct_stronger_against_fire', 'stronger_against_fire', '불속성대미지', '불 유리'],
  },
  vs_water_pct: {
    spellings: ['WaterAdv%', '물속성대미지%'],
    aliases: ['pct_stronger_against_water', 'stronger_against_water', '물속성대미지', '물 유리'],
  },
  vs_wind_pct: {
    spellings: ['WindAdv%', '바람속성대미지%'],
    aliases: ['pct_stronger_against_wind', 'stronger_against_wind', '바람속성대미지', '바람 유리'],
  },
  vs_earth_pct: {
    spellings: ['EarthAdv%', '땅속성대미지%'],
    aliases: ['pct_stronger_against_earth', 'stronger_against_earth', '땅속성대미지', '땅 유리'],
  },
  vs_light_pct: {
    spellings: ['LightAdv%', '빛속성대미지%'],
    aliases: ['pct_stronger_against_light', 'stronger_against_light', '빛속성대미지', '빛 유리'],
  },
  vs_dark_pct: {
    spellings: ['DarkAdv%', '어둠속성대미지%'],
    aliases: ['pct_stronger_against_dark', 'stronger_against_dark', '어둠속성대미지', '어둠 유리'],
  },
  res_neutral_pct: {
    spellings: ['NeutralRes%', '무내성%'],
    aliases: ['neutral_resistance', 'neutral_resistance_pct', '무내성'],
  },
  res_fire_pct: {
    spellings: ['FireRes%', '불내성%'],
    aliases: ['fire_resistance', 'fire_resistance_pct', '불내성'],
  },
  res_water_pct: {
    spellings: ['WaterRes%', '물내성%'],
    aliases: ['water_resistance', 'water_resistance_pct', '물내성'],
  },
  res_wind_pct: {
    spellings: ['WindRes%', '바람내성%'],
    aliases: ['wind_resistance', 'wind_resistance_pct', '바람내성'],
  },
  res_earth_pct: {
    spellings: ['EarthRes%', '땅내성%'],
    aliases: ['earth_resistance', 'earth_resistance_pct', '땅내성'],
  },
  res_light_pct: {
    spellings: ['LightRes%', '빛내성%'],
    aliases: ['light_resistance', 'light_resistance_pct', '빛내성'],
  },
  res_dark_pct: {
    spellings: ['DarkRes%', '어둠내성%'],
    aliases: ['dark_resistance', 'dark_resistance_pct', '어둠내성'],
  },
  aggro_pct: { spellings: ['Aggro%', '어그로%'], aliases: [] },
  revive_time_pct: { spellings: ['ReviveTime%', '복귀단축%'], aliases: ['부활 단축'] },
  item_cooldown: { spellings: ['ItemCooldown', '도구속도'], aliases: ['도구속'] },
  exp_pct: {
    spellings: ['EXP%', '획득EXP%'],
    aliases: ['exp_gain', 'exp_gain_pct', '경험치', '획득 경험치'],
  },
  pet_exp_pct: {
    spellings: [],
    aliases: ['pet_exp', 'pet_exp_gain', '펫 경험치', '펫 획득 경험치'],
  },
  drop_rate_pct: { spellings: ['DropRate%', '드랍률%'], aliases: ['drop_rate', '드롭률', '드랍'] },
  tumble_unavailable: {
    spellings: ['TumbleUnavailable', '부여정지(넘어짐)'],
    aliases: ['넘어짐 정지'],
  },
  stun_unavailable: { spellings: ['StunUnavailable', '부여정지(기절)'], aliases: ['기절 정지'] },
} as const satisfies Record<StatId, StatSearchWords>
