// Compiled by `npm run texts`.
import { spoken } from '../spoken.ts';
import * as en from './en/recruiter-due.ts';
import * as hi from './hi/recruiter-due.ts';
import * as ta from './ta/recruiter-due.ts';

export const dueTexts = spoken({ en: en.dueTexts, hi: hi.dueTexts, ta: ta.dueTexts });
