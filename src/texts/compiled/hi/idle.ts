// Compiled from src/texts/hi/idle.json by `npm run texts`: edit that file, not this one.

export const idleTexts = {
  title: 'Are you still there?',
  why: 'You have been inactive for 28 minutes. To protect your account, we’ll sign you out soon. We’ll keep what you typed.',
  stay: 'Stay signed in',
  leave: 'Sign out now',
};
