/** What an administrator reads who has done nothing for almost half an hour. */
export const idleWords = {
  title: 'Are you still there?',
  why: 'Nobody has done anything here for 28 minutes. For safety you are about to be logged out. What you typed stays.',
  left: (milliseconds: number) => {
    const seconds = Math.ceil(milliseconds / 1_000);
    return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  },
  stay: 'Stay signed in',
  leave: 'Log out now',
} as const;
