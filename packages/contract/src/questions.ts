/** What is often asked, and the answers: the help shows them, and search engines are told them. */
export const QUESTIONS: readonly { readonly question: string; readonly answer: string }[] = [
  {
    question: '가입해야 쓸 수 있나요?',
    answer:
      '아니요. 계산기와 자료는 가입하지 않고 모두 쓸 수 있어요. 시세를 알리거나 고칠 점을 보낼 때만 로그인이 필요해요.',
  },
  {
    question: '만든 세팅은 어디에 저장되나요?',
    answer:
      '쓰고 있는 브라우저 안에만 저장돼요. 브라우저의 사이트 데이터를 지우면 함께 사라지니, 설정에서 백업 파일을 받아 두세요.',
  },
  {
    question: '다른 기기에서도 이어서 할 수 있나요?',
    answer:
      '공유 링크나 백업 파일로 옮길 수 있어요. 링크를 열어도 그 기기에 있던 세팅은 바뀌지 않아요.',
  },
  {
    question: '인터넷이 없어도 되나요?',
    answer:
      '한 번 들른 뒤에는 연결이 없어도 열려요. 계산기와 지난번에 받은 자료를 그대로 쓸 수 있어요.',
  },
  {
    question: '계산 결과를 믿어도 되나요?',
    answer:
      '다른 계산기에서 기록한 결과와 비교해 맞춰 봐요. ‘계산이 맞나요?’ 화면에서 지금 이 브라우저로 다시 확인할 수 있어요. 귀한 재료를 쓰기 전에는 게임 안에서 한 번 더 확인해 주세요.',
  },
  {
    question: '틀린 자료를 보면 어떻게 하나요?',
    answer: '그 자료의 화면에서 ‘고칠 점 알리기’를 눌러 주세요. 편집자가 확인하고 답해요.',
  },
]
