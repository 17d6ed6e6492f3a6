// Compiled by `npm run texts`.
import { spoken } from '../spoken.ts';
import * as en from './en/candidate-answers.ts';
import * as hi from './hi/candidate-answers.ts';
import * as ta from './ta/candidate-answers.ts';

export const answerTexts = spoken({ en: en.answerTexts, hi: hi.answerTexts, ta: ta.answerTexts });
export const offerAnswerTexts = spoken({ en: en.offerAnswerTexts, hi: hi.offerAnswerTexts, ta: ta.offerAnswerTexts });
export const takenDownTexts = spoken({ en: en.takenDownTexts, hi: hi.takenDownTexts, ta: ta.takenDownTexts });
