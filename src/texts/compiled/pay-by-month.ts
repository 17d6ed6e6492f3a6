// Compiled by `npm run texts`.
import { spoken } from '../spoken.ts';
import * as en from './en/pay-by-month.ts';
import * as hi from './hi/pay-by-month.ts';
import * as ta from './ta/pay-by-month.ts';

export const monthlyPayTexts = spoken({ en: en.monthlyPayTexts, hi: hi.monthlyPayTexts, ta: ta.monthlyPayTexts });
