// Compiled by `npm run texts`.
import { spoken } from '../spoken.ts';
import * as en from './en/best-fit.ts';
import * as hi from './hi/best-fit.ts';
import * as ta from './ta/best-fit.ts';

export const bestFitTexts = spoken({ en: en.bestFitTexts, hi: hi.bestFitTexts, ta: ta.bestFitTexts });
export const learnTexts = spoken({ en: en.learnTexts, hi: hi.learnTexts, ta: ta.learnTexts });
