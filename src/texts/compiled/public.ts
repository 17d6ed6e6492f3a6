// Compiled by `npm run texts`.
import { spoken } from '../spoken.ts';
import * as en from './en/public.ts';
import * as hi from './hi/public.ts';
import * as ta from './ta/public.ts';

export const internshipsTexts = spoken({ en: en.internshipsTexts, hi: hi.internshipsTexts, ta: ta.internshipsTexts });
export const jobsPageTexts = spoken({ en: en.jobsPageTexts, hi: hi.jobsPageTexts, ta: ta.jobsPageTexts });
export const searchTexts = spoken({ en: en.searchTexts, hi: hi.searchTexts, ta: ta.searchTexts });
