// Compiled by `npm run texts`.
import { spoken } from '../spoken.ts';
import * as en from './en/language.ts';
import * as hi from './hi/language.ts';
import * as ta from './ta/language.ts';

export const languageTexts = spoken({ en: en.languageTexts, hi: hi.languageTexts, ta: ta.languageTexts });
