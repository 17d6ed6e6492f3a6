// Compiled by `npm run texts`.
import { spoken } from '../spoken.ts';
import * as en from './en/job-changes.ts';
import * as hi from './hi/job-changes.ts';
import * as ta from './ta/job-changes.ts';

export const jobChangeTexts = spoken({ en: en.jobChangeTexts, hi: hi.jobChangeTexts, ta: ta.jobChangeTexts });
export const appliedForTexts = spoken({ en: en.appliedForTexts, hi: hi.appliedForTexts, ta: ta.appliedForTexts });
export const savingTellsTexts = spoken({ en: en.savingTellsTexts, hi: hi.savingTellsTexts, ta: ta.savingTellsTexts });
