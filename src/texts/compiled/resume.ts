// Compiled by `npm run texts`.
import { spoken } from '../spoken.ts';
import * as en from './en/resume.ts';
import * as hi from './hi/resume.ts';
import * as ta from './ta/resume.ts';

export const builderTexts = spoken({ en: en.builderTexts, hi: hi.builderTexts, ta: ta.builderTexts });
export const suggestionTexts = spoken({ en: en.suggestionTexts, hi: hi.suggestionTexts, ta: ta.suggestionTexts });
