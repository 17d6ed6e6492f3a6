// Compiled by `npm run texts`.
import { spoken } from '../spoken.ts';
import * as en from './en/second-factor.ts';
import * as hi from './hi/second-factor.ts';
import * as ta from './ta/second-factor.ts';

export const secondFactorTexts = spoken({ en: en.secondFactorTexts, hi: hi.secondFactorTexts, ta: ta.secondFactorTexts });
