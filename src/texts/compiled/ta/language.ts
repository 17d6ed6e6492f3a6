// Compiled from src/contract/languages.ts by `npm run texts`.
import { type AboutLanguage, LANGUAGES } from '#contract/languages.ts';

export const languageTexts: AboutLanguage = LANGUAGES.ta;
