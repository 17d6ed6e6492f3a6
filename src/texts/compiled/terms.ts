// Compiled by `npm run texts`.
import { spoken } from '../spoken.ts';
import * as en from './en/terms.ts';
import * as hi from './hi/terms.ts';

export const termsTexts = spoken({ en: en.termsTexts, hi: hi.termsTexts });
