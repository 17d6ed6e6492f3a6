// Compiled by `npm run texts`.
import { spoken } from '../spoken.ts';
import * as en from './en/answers.ts';
import * as hi from './hi/answers.ts';
import * as ta from './ta/answers.ts';

export const answerTexts = spoken({ en: en.answerTexts, hi: hi.answerTexts, ta: ta.answerTexts });
export const storedTexts = spoken({ en: en.storedTexts, hi: hi.storedTexts, ta: ta.storedTexts });
