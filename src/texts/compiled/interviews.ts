// Compiled by `npm run texts`.
import { spoken } from '../spoken.ts';
import * as en from './en/interviews.ts';
import * as hi from './hi/interviews.ts';
import * as ta from './ta/interviews.ts';

export const calendarTexts = spoken({ en: en.calendarTexts, hi: hi.calendarTexts, ta: ta.calendarTexts });
