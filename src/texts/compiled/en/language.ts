// Compiled from src/contract/languages.ts by `npm run texts`.

export const languageTexts = {
  code: 'en',
  name: 'English',
  base: '',
  locale: 'en-IN',
  dateLocale: 'en-US',
};
