// Compiled by `npm run texts`.
import { spoken } from '../spoken.ts';
import * as en from './en/problems.ts';
import * as hi from './hi/problems.ts';
import * as ta from './ta/problems.ts';

export const problemTexts = spoken({ en: en.problemTexts, hi: hi.problemTexts, ta: ta.problemTexts });
export const browserProblemTexts = spoken({ en: en.browserProblemTexts, hi: hi.browserProblemTexts, ta: ta.browserProblemTexts });
