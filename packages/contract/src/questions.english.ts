/** What is often asked, and the answers, in English. */
export const QUESTIONS: readonly { readonly question: string; readonly answer: string }[] = [
  {
    question: 'Do I need an account?',
    answer:
      'No. Every calculator and list works without one. You only log in to report prices or to suggest corrections.',
  },
  {
    question: 'Where are my builds saved?',
    answer:
      'Only in the browser you use. They are gone when you clear its site data, so download a backup file from the settings.',
  },
  {
    question: 'Can I go on with another device?',
    answer:
      'Yes, with a share link or a backup file. Opening a link never changes the builds that device has.',
  },
  {
    question: 'Does it work without a connection?',
    answer:
      'Yes, after your first visit. The calculators and the data fetched last time can be used as they are.',
  },
  {
    question: 'Can I trust the results?',
    answer:
      'They are checked against recorded results of other calculators. The page “Is the math right?” checks them again in this very browser. Before you use rare materials, look once more in the game.',
  },
  {
    question: 'What do I do when data is wrong?',
    answer: 'Press “Suggest a correction” on its page. An editor looks at it and answers.',
  },
]
