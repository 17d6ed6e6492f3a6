// Compiled by `npm run texts`.
import { spoken } from '../spoken.ts';
import * as en from './en/recruiter-profile.ts';
import * as hi from './hi/recruiter-profile.ts';
import * as ta from './ta/recruiter-profile.ts';

export const recruiterProfileTexts = spoken({ en: en.recruiterProfileTexts, hi: hi.recruiterProfileTexts, ta: ta.recruiterProfileTexts });
