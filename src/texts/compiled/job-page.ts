// Compiled by `npm run texts`.
import { spoken } from '../spoken.ts';
import * as en from './en/job-page.ts';
import * as hi from './hi/job-page.ts';
import * as ta from './ta/job-page.ts';

export const jobPageTexts = spoken({ en: en.jobPageTexts, hi: hi.jobPageTexts, ta: ta.jobPageTexts });
