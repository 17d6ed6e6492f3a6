// Compiled by `npm run texts`.
import { spoken } from '../spoken.ts';
import * as en from './en/candidate-closed.ts';
import * as hi from './hi/candidate-closed.ts';
import * as ta from './ta/candidate-closed.ts';

export const jobClosedTexts = spoken({ en: en.jobClosedTexts, hi: hi.jobClosedTexts, ta: ta.jobClosedTexts });
export const jobRemovedTexts = spoken({ en: en.jobRemovedTexts, hi: hi.jobRemovedTexts, ta: ta.jobRemovedTexts });
export const seeJobTexts = spoken({ en: en.seeJobTexts, hi: hi.seeJobTexts, ta: ta.seeJobTexts });
