// Compiled by `npm run texts`.
import { spoken } from '../spoken.ts';
import * as en from './en/exports.ts';
import * as hi from './hi/exports.ts';
import * as ta from './ta/exports.ts';

export const cellTexts = spoken({ en: en.cellTexts, hi: hi.cellTexts, ta: ta.cellTexts });
export const applicationColumnTexts = spoken({ en: en.applicationColumnTexts, hi: hi.applicationColumnTexts, ta: ta.applicationColumnTexts });
export const candidateColumnTexts = spoken({ en: en.candidateColumnTexts, hi: hi.candidateColumnTexts, ta: ta.candidateColumnTexts });
export const recruiterColumnTexts = spoken({ en: en.recruiterColumnTexts, hi: hi.recruiterColumnTexts, ta: ta.recruiterColumnTexts });
export const auditColumnTexts = spoken({ en: en.auditColumnTexts, hi: hi.auditColumnTexts, ta: ta.auditColumnTexts });
export const ownDataTexts = spoken({ en: en.ownDataTexts, hi: hi.ownDataTexts, ta: ta.ownDataTexts });
