// Compiled by `npm run texts`.
import { spoken } from '../spoken.ts';
import * as en from './en/account.ts';
import * as hi from './hi/account.ts';
import * as ta from './ta/account.ts';

export const accountTexts = spoken({ en: en.accountTexts, hi: hi.accountTexts, ta: ta.accountTexts });
export const emailTexts = spoken({ en: en.emailTexts, hi: hi.emailTexts, ta: ta.emailTexts });
export const notificationsTexts = spoken({ en: en.notificationsTexts, hi: hi.notificationsTexts, ta: ta.notificationsTexts });
export const passwordTexts = spoken({ en: en.passwordTexts, hi: hi.passwordTexts, ta: ta.passwordTexts });
export const sessionTexts = spoken({ en: en.sessionTexts, hi: hi.sessionTexts, ta: ta.sessionTexts });
export const visibilityTexts = spoken({ en: en.visibilityTexts, hi: hi.visibilityTexts, ta: ta.visibilityTexts });
export const languageTexts = spoken({ en: en.languageTexts, hi: hi.languageTexts, ta: ta.languageTexts });
export const keysTexts = spoken({ en: en.keysTexts, hi: hi.keysTexts, ta: ta.keysTexts });
export const pushTexts = spoken({ en: en.pushTexts, hi: hi.pushTexts, ta: ta.pushTexts });
