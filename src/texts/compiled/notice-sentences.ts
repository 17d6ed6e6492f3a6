// Compiled by `npm run texts`.
import { spoken } from '../spoken.ts';
import * as en from './en/notice-sentences.ts';
import * as hi from './hi/notice-sentences.ts';
import * as ta from './ta/notice-sentences.ts';

export const noticeKindTexts = spoken({ en: en.noticeKindTexts, hi: hi.noticeKindTexts, ta: ta.noticeKindTexts });
