// Compiled by `npm run texts`.
import { spoken } from '../spoken.ts';
import * as en from './en/recruiter-open-work.ts';
import * as hi from './hi/recruiter-open-work.ts';
import * as ta from './ta/recruiter-open-work.ts';

export const openWorkTexts = spoken({ en: en.openWorkTexts, hi: hi.openWorkTexts, ta: ta.openWorkTexts });
