// Compiled from src/texts/en/offline.json by `npm run texts`: edit that file, not this one.

export const offlineTexts = {
  notice: 'You’re offline. This page may be out of date, and you can’t send anything until you’re back online.',
  logoutOwed: 'You’re logged out on this device. Your session on the server ends as soon as you’re back online.',
  link: 'You’re offline. That page opens once you’re back online.',
  kept: 'See jobs',
  loggedOut: 'You’re logged out on this device',
  loggedOutRemoved: 'We removed your drafts, saved jobs and lists from it.',
  loggedOutNext: 'Keep this page open to go to the home page once you’re back online. If you close it, your session on the server ends when you next open Avsar on this device.',
};
