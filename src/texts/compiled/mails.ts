// Compiled by `npm run texts`.
import { spoken } from '../spoken.ts';
import * as en from './en/mails.ts';
import * as hi from './hi/mails.ts';
import * as ta from './ta/mails.ts';

export const mailTexts = spoken({ en: en.mailTexts, hi: hi.mailTexts, ta: ta.mailTexts });
export const accountMailTexts = spoken({ en: en.accountMailTexts, hi: hi.accountMailTexts, ta: ta.accountMailTexts });
export const companyMailTexts = spoken({ en: en.companyMailTexts, hi: hi.companyMailTexts, ta: ta.companyMailTexts });
export const adminMailTexts = spoken({ en: en.adminMailTexts, hi: hi.adminMailTexts, ta: ta.adminMailTexts });
export const decidedMailTexts = spoken({ en: en.decidedMailTexts, hi: hi.decidedMailTexts, ta: ta.decidedMailTexts });
export const applicationMailTexts = spoken({ en: en.applicationMailTexts, hi: hi.applicationMailTexts, ta: ta.applicationMailTexts });
export const interviewMailTexts = spoken({ en: en.interviewMailTexts, hi: hi.interviewMailTexts, ta: ta.interviewMailTexts });
export const offerMailTexts = spoken({ en: en.offerMailTexts, hi: hi.offerMailTexts, ta: ta.offerMailTexts });
export const conversationMailTexts = spoken({ en: en.conversationMailTexts, hi: hi.conversationMailTexts, ta: ta.conversationMailTexts });
export const jobMailTexts = spoken({ en: en.jobMailTexts, hi: hi.jobMailTexts, ta: ta.jobMailTexts });
export const takenDownReasonTexts = spoken({ en: en.takenDownReasonTexts, hi: hi.takenDownReasonTexts, ta: ta.takenDownReasonTexts });
export const messageReasonTexts = spoken({ en: en.messageReasonTexts, hi: hi.messageReasonTexts, ta: ta.messageReasonTexts });
export const companyReasonTexts = spoken({ en: en.companyReasonTexts, hi: hi.companyReasonTexts, ta: ta.companyReasonTexts });
export const enquiryMailTexts = spoken({ en: en.enquiryMailTexts, hi: hi.enquiryMailTexts, ta: ta.enquiryMailTexts });
export const bestJobsMailTexts = spoken({ en: en.bestJobsMailTexts, hi: hi.bestJobsMailTexts, ta: ta.bestJobsMailTexts });
export const noticeMailTexts = spoken({ en: en.noticeMailTexts, hi: hi.noticeMailTexts, ta: ta.noticeMailTexts });
