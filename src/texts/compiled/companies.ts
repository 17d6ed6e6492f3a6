// Compiled by `npm run texts`.
import { spoken } from '../spoken.ts';
import * as en from './en/companies.ts';
import * as hi from './hi/companies.ts';
import * as ta from './ta/companies.ts';

export const companyListTexts = spoken({ en: en.companyListTexts, hi: hi.companyListTexts, ta: ta.companyListTexts });
export const companyPageTexts = spoken({ en: en.companyPageTexts, hi: hi.companyPageTexts, ta: ta.companyPageTexts });
export const followTexts = spoken({ en: en.followTexts, hi: hi.followTexts, ta: ta.followTexts });
