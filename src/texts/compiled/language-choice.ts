// Compiled by `npm run texts`.
import { spoken } from '../spoken.ts';
import * as en from './en/language-choice.ts';
import * as hi from './hi/language-choice.ts';
import * as ta from './ta/language-choice.ts';

export const languageChoiceTexts = spoken({ en: en.languageChoiceTexts, hi: hi.languageChoiceTexts, ta: ta.languageChoiceTexts });
