// Compiled from src/texts/en/offline.json by `npm run texts`: edit that file, not this one.

export const offlineTexts = {
  link: 'You’re offline. That page opens once you’re back online.',
  kept: 'See jobs',
};
