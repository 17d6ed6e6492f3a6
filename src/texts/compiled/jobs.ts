// Compiled by `npm run texts`.
import { spoken } from '../spoken.ts';
import * as en from './en/jobs.ts';
import * as hi from './hi/jobs.ts';

export const jobTexts = spoken({ en: en.jobTexts, hi: hi.jobTexts });
export const searchHelpTexts = spoken({ en: en.searchHelpTexts, hi: hi.searchHelpTexts });
export const suggestionTexts = spoken({ en: en.suggestionTexts, hi: hi.suggestionTexts });
