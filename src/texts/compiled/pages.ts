// Compiled by `npm run texts`.
import { spoken } from '../spoken.ts';
import * as en from './en/pages.ts';
import * as hi from './hi/pages.ts';
import * as ta from './ta/pages.ts';

export const pageTexts = spoken({ en: en.pageTexts, hi: hi.pageTexts, ta: ta.pageTexts });
export const languageOfferTexts = spoken({ en: en.languageOfferTexts, hi: hi.languageOfferTexts, ta: ta.languageOfferTexts });
