// Compiled by `npm run texts`.
import { spoken } from '../spoken.ts';
import * as en from './en/public.ts';
import * as hi from './hi/public.ts';

export const candidatesTexts = spoken({ en: en.candidatesTexts, hi: hi.candidatesTexts });
export const homeTexts = spoken({ en: en.homeTexts, hi: hi.homeTexts });
export const internshipsTexts = spoken({ en: en.internshipsTexts, hi: hi.internshipsTexts });
export const jobPageTexts = spoken({ en: en.jobPageTexts, hi: hi.jobPageTexts });
export const jobsPageTexts = spoken({ en: en.jobsPageTexts, hi: hi.jobsPageTexts });
export const searchTexts = spoken({ en: en.searchTexts, hi: hi.searchTexts });
