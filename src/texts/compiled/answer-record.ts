// Compiled by `npm run texts`.
import { spoken } from '../spoken.ts';
import * as en from './en/answer-record.ts';
import * as hi from './hi/answer-record.ts';
import * as ta from './ta/answer-record.ts';

export const answerRecordTexts = spoken({ en: en.answerRecordTexts, hi: hi.answerRecordTexts, ta: ta.answerRecordTexts });
