// Compiled by `npm run texts`.
import { spoken } from '../spoken.ts';
import * as en from './en/notices.ts';
import * as hi from './hi/notices.ts';
import * as ta from './ta/notices.ts';

export const noticeTexts = spoken({ en: en.noticeTexts, hi: hi.noticeTexts, ta: ta.noticeTexts });
