// Compiled by `npm run texts`.
import { spoken } from '../spoken.ts';
import * as en from './en/recruiter.ts';
import * as hi from './hi/recruiter.ts';

export const applicationTexts = spoken({ en: en.applicationTexts, hi: hi.applicationTexts });
export const stageTexts = spoken({ en: en.stageTexts, hi: hi.stageTexts });
export const interviewTexts = spoken({ en: en.interviewTexts, hi: hi.interviewTexts });
export const jobsTexts = spoken({ en: en.jobsTexts, hi: hi.jobsTexts });
export const listTexts = spoken({ en: en.listTexts, hi: hi.listTexts });
export const panelTexts = spoken({ en: en.panelTexts, hi: hi.panelTexts });
export const postingTexts = spoken({ en: en.postingTexts, hi: hi.postingTexts });
export const previewTexts = spoken({ en: en.previewTexts, hi: hi.previewTexts });
export const rejectTexts = spoken({ en: en.rejectTexts, hi: hi.rejectTexts });
export const shellTexts = spoken({ en: en.shellTexts, hi: hi.shellTexts });
export const applicationEventTexts = spoken({ en: en.applicationEventTexts, hi: hi.applicationEventTexts });
export const shareTexts = spoken({ en: en.shareTexts, hi: hi.shareTexts });
