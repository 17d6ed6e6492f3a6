// Compiled by `npm run texts`.
import { spoken } from '../spoken.ts';
import * as en from './en/followed.ts';
import * as hi from './hi/followed.ts';
import * as ta from './ta/followed.ts';

export const followedCompaniesTexts = spoken({ en: en.followedCompaniesTexts, hi: hi.followedCompaniesTexts, ta: ta.followedCompaniesTexts });
