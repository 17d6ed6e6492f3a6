// Compiled by `npm run texts`.
import { spoken } from '../spoken.ts';
import * as en from './en/recruiter-schedule.ts';
import * as hi from './hi/recruiter-schedule.ts';
import * as ta from './ta/recruiter-schedule.ts';

export const conflictTexts = spoken({ en: en.conflictTexts, hi: hi.conflictTexts, ta: ta.conflictTexts });
export const scheduleTexts = spoken({ en: en.scheduleTexts, hi: hi.scheduleTexts, ta: ta.scheduleTexts });
