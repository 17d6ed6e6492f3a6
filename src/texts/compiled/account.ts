// Compiled by `npm run texts`.
import { spoken } from '../spoken.ts';
import * as en from './en/account.ts';
import * as hi from './hi/account.ts';

export const accountTexts = spoken({ en: en.accountTexts, hi: hi.accountTexts });
export const emailTexts = spoken({ en: en.emailTexts, hi: hi.emailTexts });
export const linkTexts = spoken({ en: en.linkTexts, hi: hi.linkTexts });
export const notificationsTexts = spoken({ en: en.notificationsTexts, hi: hi.notificationsTexts });
export const passwordTexts = spoken({ en: en.passwordTexts, hi: hi.passwordTexts });
export const sessionTexts = spoken({ en: en.sessionTexts, hi: hi.sessionTexts });
export const visibilityTexts = spoken({ en: en.visibilityTexts, hi: hi.visibilityTexts });
export const languageTexts = spoken({ en: en.languageTexts, hi: hi.languageTexts });
export const keysTexts = spoken({ en: en.keysTexts, hi: hi.keysTexts });
export const pushTexts = spoken({ en: en.pushTexts, hi: hi.pushTexts });
