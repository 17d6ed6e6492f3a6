// Compiled by `npm run texts`.
import { spoken } from '../spoken.ts';
import * as en from './en/content-company.ts';
import * as hi from './hi/content-company.ts';
import * as ta from './ta/content-company.ts';

export const companyContentTexts = spoken({ en: en.companyContentTexts, hi: hi.companyContentTexts, ta: ta.companyContentTexts });
