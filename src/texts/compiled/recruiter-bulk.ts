// Compiled by `npm run texts`.
import { spoken } from '../spoken.ts';
import * as en from './en/recruiter-bulk.ts';
import * as hi from './hi/recruiter-bulk.ts';
import * as ta from './ta/recruiter-bulk.ts';

export const bulkTexts = spoken({ en: en.bulkTexts, hi: hi.bulkTexts, ta: ta.bulkTexts });
export const toolTexts = spoken({ en: en.toolTexts, hi: hi.toolTexts, ta: ta.toolTexts });
