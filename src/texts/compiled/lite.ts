// Compiled by `npm run texts`.
import { spoken } from '../spoken.ts';
import * as en from './en/lite.ts';
import * as hi from './hi/lite.ts';
import * as ta from './ta/lite.ts';

export const liteTexts = spoken({ en: en.liteTexts, hi: hi.liteTexts, ta: ta.liteTexts });
export const liteApplyTexts = spoken({ en: en.liteApplyTexts, hi: hi.liteApplyTexts, ta: ta.liteApplyTexts });
export const liteOfflineTexts = spoken({ en: en.liteOfflineTexts, hi: hi.liteOfflineTexts, ta: ta.liteOfflineTexts });
