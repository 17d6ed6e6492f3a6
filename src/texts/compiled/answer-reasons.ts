// Compiled by `npm run texts`.
import { spoken } from '../spoken.ts';
import * as en from './en/answer-reasons.ts';
import * as hi from './hi/answer-reasons.ts';
import * as ta from './ta/answer-reasons.ts';

export const answerReasonTexts = spoken({ en: en.answerReasonTexts, hi: hi.answerReasonTexts, ta: ta.answerReasonTexts });
export const answerReasonSentenceTexts = spoken({ en: en.answerReasonSentenceTexts, hi: hi.answerReasonSentenceTexts, ta: ta.answerReasonSentenceTexts });
