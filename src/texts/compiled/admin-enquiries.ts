// Compiled by `npm run texts`.
import { spoken } from '../spoken.ts';
import * as en from './en/admin-enquiries.ts';
import * as hi from './hi/admin-enquiries.ts';

export const enquiryTexts = spoken({ en: en.enquiryTexts, hi: hi.enquiryTexts });
export const inquiryTexts = spoken({ en: en.inquiryTexts, hi: hi.inquiryTexts });
export const menteeTexts = spoken({ en: en.menteeTexts, hi: hi.menteeTexts });
export const mentorTexts = spoken({ en: en.mentorTexts, hi: hi.mentorTexts });
