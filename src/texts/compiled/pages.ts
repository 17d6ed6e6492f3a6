// Compiled by `npm run texts`.
import { spoken } from '../spoken.ts';
import * as en from './en/pages.ts';
import * as hi from './hi/pages.ts';

export const pageTexts = spoken({ en: en.pageTexts, hi: hi.pageTexts });
export const languageOfferTexts = spoken({ en: en.languageOfferTexts, hi: hi.languageOfferTexts });
