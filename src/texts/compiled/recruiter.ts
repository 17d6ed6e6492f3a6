// Compiled by `npm run texts`.
import { spoken } from '../spoken.ts';
import * as en from './en/recruiter.ts';
import * as hi from './hi/recruiter.ts';
import * as ta from './ta/recruiter.ts';

export const applicationTexts = spoken({ en: en.applicationTexts, hi: hi.applicationTexts, ta: ta.applicationTexts });
export const stageTexts = spoken({ en: en.stageTexts, hi: hi.stageTexts, ta: ta.stageTexts });
export const interviewTexts = spoken({ en: en.interviewTexts, hi: hi.interviewTexts, ta: ta.interviewTexts });
export const jobsTexts = spoken({ en: en.jobsTexts, hi: hi.jobsTexts, ta: ta.jobsTexts });
export const listTexts = spoken({ en: en.listTexts, hi: hi.listTexts, ta: ta.listTexts });
export const panelTexts = spoken({ en: en.panelTexts, hi: hi.panelTexts, ta: ta.panelTexts });
export const postingTexts = spoken({ en: en.postingTexts, hi: hi.postingTexts, ta: ta.postingTexts });
export const previewTexts = spoken({ en: en.previewTexts, hi: hi.previewTexts, ta: ta.previewTexts });
export const reopenTexts = spoken({ en: en.reopenTexts, hi: hi.reopenTexts, ta: ta.reopenTexts });
export const rejectTexts = spoken({ en: en.rejectTexts, hi: hi.rejectTexts, ta: ta.rejectTexts });
export const shellTexts = spoken({ en: en.shellTexts, hi: hi.shellTexts, ta: ta.shellTexts });
export const applicationEventTexts = spoken({ en: en.applicationEventTexts, hi: hi.applicationEventTexts, ta: ta.applicationEventTexts });
export const shareTexts = spoken({ en: en.shareTexts, hi: hi.shareTexts, ta: ta.shareTexts });
