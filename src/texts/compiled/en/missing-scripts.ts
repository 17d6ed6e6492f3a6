// Compiled from src/texts/en/missing-scripts.json by `npm run texts`: edit that file, not this one.

export const missingScriptsTexts = {
  sentence: 'Part of this page didn’t load, so its forms and buttons may not work.',
  reload: 'Reload',
};
