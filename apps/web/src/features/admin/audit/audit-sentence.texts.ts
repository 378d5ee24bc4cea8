import { CATALOGUE_ENTITIES } from '@gyeol/contract'
import { pickParticle } from '@gyeol/korean'
import { namesOf } from '../../../shared/texts/names-of.ts'
import { defineTexts } from '../../../shared/texts/texts.ts'

/** Stands for the name of the thing, which is drawn in bold. */
export const NAME = '{}'

/** What a sentence is made with; `fields`: what was changed, `ASPD 외 1개`. */
export type ActFacts = { readonly name: string; readonly fields: string }

type Sentence = (facts: ActFacts) => string

const object =
  (verb: string, lead = ''): Sentence =>
  ({ name }) =>
    `${lead}${NAME}${pickParticle(name, '을/를')} ${verb}`

const subject =
  (verb: string): Sentence =>
  ({ name }) =>
    `${NAME}${pickParticle(name, '이/가')} ${verb}`

const owned =
  (rest: string, lead = ''): Sentence =>
  () =>
    `${lead}${NAME}의 ${rest}`

const changed =
  (lead = ''): Sentence =>
  ({ fields }) =>
    fields === ''
      ? `${lead}${NAME}의 내용을 고쳤어요`
      : `${lead}${NAME}의 ${fields}${pickParticle(fields, '을/를')} 고쳤어요`

const plain =
  (words: string): Sentence =>
  () =>
    words

const MADE = '올렸어요'
const DELETED = '지웠어요'
const RESTORED = '되살렸어요'

const CATALOGUE: Readonly<Record<string, Sentence>> = Object.fromEntries(
  Object.entries(namesOf(CATALOGUE_ENTITIES)).flatMap(([code, list]) => [
    [`${code}.create`, object(MADE, `${list} `)],
    [`${code}.update`, changed(`${list} `)],
    [`${code}.delete`, object(DELETED, `${list} `)],
    [`${code}.restore`, object(RESTORED, `${list} `)],
  ]),
)

/** By the code of the act on the wire; one without words here is told by its code. */
const KOREAN: Readonly<Record<string, Sentence>> = {
  'search-alias.create': object('다른 이름으로 더했어요', '찾지 못한 말 '),
  'search-alias.delete': object('다른 이름에서 뺐어요', '찾지 못한 말 '),
  'member.create': object('회원으로 만들었어요'),
  'member.update': changed(),
  'member.delete': object(DELETED, '회원 '),
  'member.suspend': object('정지했어요'),
  'member.lift': owned('정지를 풀었어요'),
  'member.suspension-end': owned('정지가 끝났어요'),
  'member.approve': owned('가입을 받아들였어요'),
  'member.refuse': owned('가입을 거절했어요'),
  'member.undecide': owned('가입을 다시 기다리게 했어요'),
  'member.trust': owned('지켜보기를 끝냈어요'),
  'member.watch': owned('지켜보기를 되돌렸어요'),
  'member.leave': subject('탈퇴했어요'),
  'member.sign-up': subject('가입했어요'),
  'invitation.renew': owned('초대 링크를 새로 만들었어요'),
  'invitation.accept': subject('초대를 받아들였어요'),
  'profile.update': ({ fields }) =>
    fields === '' ? '내 정보를 고쳤어요' : `내 ${fields}${pickParticle(fields, '을/를')} 고쳤어요`,
  'password.change': plain('비밀번호를 바꿨어요'),
  'password.reset': owned('비밀번호를 링크로 정했어요'),
  'password.recover': subject('복구 코드로 비밀번호를 정했어요'),
  'password.make-code': owned('비밀번호 복구 코드를 만들었어요'),
  'password.reset-link': owned('비밀번호 링크를 만들었어요'),
  'login.succeed': subject('로그인했어요'),
  'login.fail': owned('비밀번호를 틀렸어요'),
  'session.close': subject('로그아웃했어요'),
  'session.end': owned('기기 하나에서 로그아웃했어요'),
  'session.end-all': owned('모든 기기에서 로그아웃했어요'),
  'setting.update': ({ fields }) =>
    fields === ''
      ? '사이트 설정을 고쳤어요'
      : `사이트 설정의 ${fields}${pickParticle(fields, '을/를')} 고쳤어요`,
  'policy.publish': plain('약관과 방침의 새 글을 냈어요'),
  'consent.give': subject('바뀐 약관에 동의했어요'),
  'alert.set-target': plain('바깥 알림을 받을 곳을 정했어요'),
  'alert.remove-target': plain('바깥 알림을 받을 곳을 지웠어요'),
  'alert.pause': plain('바깥 알림 하나를 멈췄어요'),
  'alert.resume': plain('바깥 알림 하나를 다시 받기로 했어요'),
  'content.hide': owned('것을 숨겼어요'),
  'content.remove': owned('것을 지웠어요'),
  'content.restore': owned('것을 되돌렸어요'),
  'content.erase': owned('것이 아주 지워졌어요'),
  'content.pass': owned('것을 모두에게 보였어요'),
  'content.wait': owned('것을 다시 기다리게 했어요'),
  'problem.fine': plain('알려 온 문제를 보고 문제없다고 했어요'),
  'problem.reopen': plain('문제없다고 한 것을 다시 보기로 했어요'),
  'setting.quota': plain('한도를 고쳤어요'),
  'backup.download': plain('사이트의 백업을 내려받았어요'),
  'export.member': plain('회원 목록을 파일로 내려받았어요'),
  'export.audit': plain('기록을 파일로 내려받았어요'),
  'backup.hush': plain('사이트가 알림을 보내지 않게 했어요'),
  'backup.speak': plain('사이트가 알림을 다시 보내게 했어요'),
  'totp.enable': owned('2단계 인증을 켰어요'),
  'totp.disable': owned('2단계 인증을 껐어요'),
  'totp.recover': subject('복구 코드로 로그인했어요'),
  'totp.fail': owned('2단계 인증 코드를 틀렸어요'),
  'totp.renew-codes': owned('복구 코드를 새로 받았어요'),
  'notice.create': object('썼어요', '공지 '),
  'notice.update': changed('공지 '),
  'notice.delete': object(DELETED, '공지 '),
  'notice.restore': object(RESTORED, '공지 '),
  'event.create': object(MADE, '이벤트 '),
  'event.update': changed('이벤트 '),
  'event.delete': object(DELETED, '이벤트 '),
  'event.restore': object(RESTORED, '이벤트 '),
  ...CATALOGUE,
  'import.apply': object('가져왔어요', '파일 '),
  'import.undo': owned('가져오기를 되돌렸어요', '파일 '),
  'correction.propose': owned('고칠 점을 알렸어요'),
  'correction.accept': owned('없던 자료 알림을 받아들였어요'),
  'correction.reject': owned('수정 제안을 돌려보냈어요'),
  'character-case.accepted': plain('게임에서 본 값을 반영한다고 답했어요'),
  'character-case.held': plain('게임에서 본 값을 보류했어요'),
  'cook-address.create': plain('요리 주소를 알렸어요'),
  'cook-address.update': plain('요리 주소를 고쳤어요'),
  'cook-address.delete': plain('요리 주소를 지웠어요'),
  'cook-address.correct': plain('요리 레벨을 고쳤어요'),
  'cook-address.close': plain('요리 주소가 닫힌 집으로 바뀌었어요'),
  'cook-address.reopen': plain('요리 주소가 다시 열린 집으로 바뀌었어요'),
  'cook-address.ask-removal': plain('집을 내려 달라고 부탁했어요'),
  'cook-address.block': plain('부탁한 집을 지우고 막았어요'),
  'cook-address.restore': plain('내린 집을 다시 보이게 했어요'),
  'cook-address.undo-marks': plain('한 회원이 집에 대해 한 말을 되돌렸어요'),
  'cook-address.redo-marks': plain('한 회원이 집에 대해 한 말을 다시 세어요'),
  'cook-address.take-down': plain('요리 주소를 내렸어요'),
  'cook-address.put-back': plain('내린 요리 주소를 되돌렸어요'),
  'main-quest.replace': plain('메인 퀘스트 표를 넣었어요'),
  'main-quest.undo': plain('메인 퀘스트 표를 되돌렸어요'),
  'price-kind.create': object('더했어요', '시세 종류 '),
  'price-kind.update': changed('시세 종류 '),
  'price-kind.delete': object(DELETED, '시세 종류 '),
  'price-item.create': object('더했어요', '시세 품목 '),
  'price-item.update': changed('시세 품목 '),
  'price-item.delete': object(DELETED, '시세 품목 '),
  'price-item.merge': object('다른 품목과 합쳤어요', '시세 품목 '),
  'price-sample.create': plain('예시 시세를 넣었어요'),
  'price-sample.delete': plain('예시 시세를 지웠어요'),
  'price.create': owned('기준가를 썼어요'),
  'price.update': owned('기준가를 고쳤어요'),
  'price.delete': owned('기준가를 지웠어요'),
  'price-report.update': owned('시세를 고쳤어요'),
  'price-report.withdraw': owned('시세를 거두었어요'),
  'price-report.exclude': owned('시세 하나를 뺐어요'),
  'price-report.restore': owned('뺀 시세를 다시 넣었어요'),
  'price-report.exclude-voice': owned('시세에서 한 사람의 것을 모두 뺐어요'),
  'price-report.restore-voice': owned('시세에 한 사람의 것을 다시 넣었어요'),
  'price-report.clear-flags': owned('시세 신고를 닫았어요'),
}

/** What was done, in a sentence, by the code of the act. */
export const auditSentenceTexts = defineTexts({ korea: KOREAN })
