// Compiled by `npm run texts`.
import { spoken } from '../spoken.ts';
import * as en from './en/answer-reasons.ts';
import * as hi from './hi/answer-reasons.ts';

export const answerReasonTexts = spoken({ en: en.answerReasonTexts, hi: hi.answerReasonTexts });
export const answerReasonSentenceTexts = spoken({ en: en.answerReasonSentenceTexts, hi: hi.answerReasonSentenceTexts });
