// Compiled by `npm run texts`.
import { spoken } from '../spoken.ts';
import * as en from './en/terms.ts';
import * as hi from './hi/terms.ts';
import * as ta from './ta/terms.ts';

export const termsTexts = spoken({ en: en.termsTexts, hi: hi.termsTexts, ta: ta.termsTexts });
