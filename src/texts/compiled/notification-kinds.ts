// Compiled by `npm run texts`.
import { spoken } from '../spoken.ts';
import * as en from './en/notification-kinds.ts';
import * as hi from './hi/notification-kinds.ts';
import * as ta from './ta/notification-kinds.ts';

export const notificationKindTexts = spoken({ en: en.notificationKindTexts, hi: hi.notificationKindTexts, ta: ta.notificationKindTexts });
export const digestTexts = spoken({ en: en.digestTexts, hi: hi.digestTexts, ta: ta.digestTexts });
