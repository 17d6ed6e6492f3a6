// Compiled by `npm run texts`.
import { spoken } from '../spoken.ts';
import * as en from './en/offer-letter.ts';
import * as hi from './hi/offer-letter.ts';
import * as ta from './ta/offer-letter.ts';

export const offerLetterFileTexts = spoken({ en: en.offerLetterFileTexts, hi: hi.offerLetterFileTexts, ta: ta.offerLetterFileTexts });
