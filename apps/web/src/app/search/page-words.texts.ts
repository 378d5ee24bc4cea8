import { keyTexts } from '../../shared/keyboard/keys.texts.ts'
import { defineTexts } from '../../shared/texts/texts.ts'

export const pageWordTexts = defineTexts({
  korea: {
    home: '홈',
    commands: {
      light: { name: '밝은 화면으로', words: ['라이트 모드', '밝게', '테마', '화면 모드'] },
      dark: { name: '어두운 화면으로', words: ['다크 모드', '어둡게', '테마', '화면 모드'] },
      system: { name: '화면 모드를 시스템에 맞추기', words: ['시스템 모드', '테마', '화면 모드'] },
      session: { name: '새 옵션 부여 세팅 열기', words: ['새 세팅', '새 스탯', '새 탭'] },
      address: { name: '이 화면의 주소 복사', words: ['링크 복사', '공유', '주소'] },
      keys: { name: keyTexts.open, words: keyTexts.openWords },
      logout: { name: '로그아웃', words: ['나가기'] },
    },
    copied: '주소를 복사했어요.',
    notCopied: '주소를 복사하지 못했어요. 주소창에서 복사해 주세요.',
    failed: '열지 못했어요. 연결을 확인해 주세요.',
    sessionsFull: '세팅이 가득 찼어요. 안 쓰는 세팅을 닫고 다시 해 주세요.',
  },
})
