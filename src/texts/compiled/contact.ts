// Compiled by `npm run texts`.
import { spoken } from '../spoken.ts';
import * as en from './en/contact.ts';
import * as hi from './hi/contact.ts';
import * as ta from './ta/contact.ts';

export const contactTexts = spoken({ en: en.contactTexts, hi: hi.contactTexts, ta: ta.contactTexts });
export const enquiryTexts = spoken({ en: en.enquiryTexts, hi: hi.enquiryTexts, ta: ta.enquiryTexts });
