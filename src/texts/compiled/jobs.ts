// Compiled by `npm run texts`.
import { spoken } from '../spoken.ts';
import * as en from './en/jobs.ts';
import * as hi from './hi/jobs.ts';
import * as ta from './ta/jobs.ts';

export const jobTexts = spoken({ en: en.jobTexts, hi: hi.jobTexts, ta: ta.jobTexts });
export const searchHelpTexts = spoken({ en: en.searchHelpTexts, hi: hi.searchHelpTexts, ta: ta.searchHelpTexts });
export const suggestionTexts = spoken({ en: en.suggestionTexts, hi: hi.suggestionTexts, ta: ta.suggestionTexts });
