// Compiled by `npm run texts`.
import { spoken } from '../spoken.ts';
import * as en from './en/recruiter-interview-news.ts';
import * as hi from './hi/recruiter-interview-news.ts';
import * as ta from './ta/recruiter-interview-news.ts';

export const interviewNewsTexts = spoken({ en: en.interviewNewsTexts, hi: hi.interviewNewsTexts, ta: ta.interviewNewsTexts });
