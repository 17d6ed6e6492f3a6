// Compiled by `npm run texts`.
import { spoken } from '../spoken.ts';
import * as en from './en/company-edit.ts';
import * as hi from './hi/company-edit.ts';
import * as ta from './ta/company-edit.ts';

export const companyEditTexts = spoken({ en: en.companyEditTexts, hi: hi.companyEditTexts, ta: ta.companyEditTexts });
