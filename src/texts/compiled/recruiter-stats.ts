// Compiled by `npm run texts`.
import { spoken } from '../spoken.ts';
import * as en from './en/recruiter-stats.ts';
import * as hi from './hi/recruiter-stats.ts';
import * as ta from './ta/recruiter-stats.ts';

export const statsTexts = spoken({ en: en.statsTexts, hi: hi.statsTexts, ta: ta.statsTexts });
