// Compiled by `npm run texts`.
import { spoken } from '../spoken.ts';
import * as en from './en/candidate.ts';
import * as hi from './hi/candidate.ts';

export const applicationTexts = spoken({ en: en.applicationTexts, hi: hi.applicationTexts });
export const applyTexts = spoken({ en: en.applyTexts, hi: hi.applyTexts });
export const availableTexts = spoken({ en: en.availableTexts, hi: hi.availableTexts });
export const eventTexts = spoken({ en: en.eventTexts, hi: hi.eventTexts });
export const homeTexts = spoken({ en: en.homeTexts, hi: hi.homeTexts });
export const interviewTexts = spoken({ en: en.interviewTexts, hi: hi.interviewTexts });
export const jobListTexts = spoken({ en: en.jobListTexts, hi: hi.jobListTexts });
export const offerTexts = spoken({ en: en.offerTexts, hi: hi.offerTexts });
export const shellTexts = spoken({ en: en.shellTexts, hi: hi.shellTexts });
export const applicationEventTexts = spoken({ en: en.applicationEventTexts, hi: hi.applicationEventTexts });
