// Compiled by `npm run texts`.
import { spoken } from '../spoken.ts';
import * as en from './en/admin-enquiries.ts';
import * as hi from './hi/admin-enquiries.ts';
import * as ta from './ta/admin-enquiries.ts';

export const enquiryTexts = spoken({ en: en.enquiryTexts, hi: hi.enquiryTexts, ta: ta.enquiryTexts });
export const inquiryTexts = spoken({ en: en.inquiryTexts, hi: hi.inquiryTexts, ta: ta.inquiryTexts });
export const menteeTexts = spoken({ en: en.menteeTexts, hi: hi.menteeTexts, ta: ta.menteeTexts });
export const mentorTexts = spoken({ en: en.mentorTexts, hi: hi.mentorTexts, ta: ta.mentorTexts });
