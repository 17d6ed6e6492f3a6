// Compiled by `npm run texts`.
import { spoken } from '../spoken.ts';
import * as en from './en/pay.ts';
import * as hi from './hi/pay.ts';
import * as ta from './ta/pay.ts';

export const payTexts = spoken({ en: en.payTexts, hi: hi.payTexts, ta: ta.payTexts });
