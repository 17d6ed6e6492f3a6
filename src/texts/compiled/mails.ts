// Compiled by `npm run texts`.
import { spoken } from '../spoken.ts';
import * as en from './en/mails.ts';
import * as hi from './hi/mails.ts';

export const mailTexts = spoken({ en: en.mailTexts, hi: hi.mailTexts });
export const accountMailTexts = spoken({ en: en.accountMailTexts, hi: hi.accountMailTexts });
export const companyMailTexts = spoken({ en: en.companyMailTexts, hi: hi.companyMailTexts });
export const adminMailTexts = spoken({ en: en.adminMailTexts, hi: hi.adminMailTexts });
export const decidedMailTexts = spoken({ en: en.decidedMailTexts, hi: hi.decidedMailTexts });
export const applicationMailTexts = spoken({ en: en.applicationMailTexts, hi: hi.applicationMailTexts });
export const interviewMailTexts = spoken({ en: en.interviewMailTexts, hi: hi.interviewMailTexts });
export const offerMailTexts = spoken({ en: en.offerMailTexts, hi: hi.offerMailTexts });
export const conversationMailTexts = spoken({ en: en.conversationMailTexts, hi: hi.conversationMailTexts });
export const jobMailTexts = spoken({ en: en.jobMailTexts, hi: hi.jobMailTexts });
export const takenDownReasonTexts = spoken({ en: en.takenDownReasonTexts, hi: hi.takenDownReasonTexts });
export const enquiryMailTexts = spoken({ en: en.enquiryMailTexts, hi: hi.enquiryMailTexts });
export const noticeMailTexts = spoken({ en: en.noticeMailTexts, hi: hi.noticeMailTexts });
