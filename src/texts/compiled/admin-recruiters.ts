// Compiled by `npm run texts`.
import { spoken } from '../spoken.ts';
import * as en from './en/admin-recruiters.ts';
import * as hi from './hi/admin-recruiters.ts';
import * as ta from './ta/admin-recruiters.ts';

export const adminRecruiterTexts = spoken({ en: en.adminRecruiterTexts, hi: hi.adminRecruiterTexts, ta: ta.adminRecruiterTexts });
