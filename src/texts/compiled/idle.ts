// Compiled from src/texts/en/idle.json by `npm run texts`: edit that file, not this one.

export const idleTexts = {
  title: 'Are you still there?',
  why: 'Nobody has done anything here for 28 minutes. For safety you are about to be logged out. What you typed stays.',
  stay: 'Stay signed in',
  leave: 'Log out now',
};
