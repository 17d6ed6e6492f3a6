// Compiled from src/contract/languages.ts by `npm run texts`.

export const languageTexts = {
  code: 'hi',
  name: 'हिन्दी',
  base: '/hi',
  locale: 'hi-IN',
  dateLocale: 'hi-IN-u-nu-latn',
};
