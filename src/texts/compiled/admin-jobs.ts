// Compiled by `npm run texts`.
import { spoken } from '../spoken.ts';
import * as en from './en/admin-jobs.ts';
import * as hi from './hi/admin-jobs.ts';
import * as ta from './ta/admin-jobs.ts';

export const adminJobTexts = spoken({ en: en.adminJobTexts, hi: hi.adminJobTexts, ta: ta.adminJobTexts });
