// Compiled by `npm run texts`.
import { spoken } from '../spoken.ts';
import * as en from './en/candidate.ts';
import * as hi from './hi/candidate.ts';
import * as ta from './ta/candidate.ts';

export const applicationTexts = spoken({ en: en.applicationTexts, hi: hi.applicationTexts, ta: ta.applicationTexts });
export const availableTexts = spoken({ en: en.availableTexts, hi: hi.availableTexts, ta: ta.availableTexts });
export const eventTexts = spoken({ en: en.eventTexts, hi: hi.eventTexts, ta: ta.eventTexts });
export const homeTexts = spoken({ en: en.homeTexts, hi: hi.homeTexts, ta: ta.homeTexts });
export const interviewTexts = spoken({ en: en.interviewTexts, hi: hi.interviewTexts, ta: ta.interviewTexts });
export const jobListTexts = spoken({ en: en.jobListTexts, hi: hi.jobListTexts, ta: ta.jobListTexts });
export const offerTexts = spoken({ en: en.offerTexts, hi: hi.offerTexts, ta: ta.offerTexts });
export const shellTexts = spoken({ en: en.shellTexts, hi: hi.shellTexts, ta: ta.shellTexts });
export const applicationEventTexts = spoken({ en: en.applicationEventTexts, hi: hi.applicationEventTexts, ta: ta.applicationEventTexts });
