// Compiled by `npm run texts`.
import { spoken } from '../spoken.ts';
import * as en from './en/site.ts';
import * as hi from './hi/site.ts';
import * as ta from './ta/site.ts';

export const siteTexts = spoken({ en: en.siteTexts, hi: hi.siteTexts, ta: ta.siteTexts });
export const languageSwitchTexts = spoken({ en: en.languageSwitchTexts, hi: hi.languageSwitchTexts, ta: ta.languageSwitchTexts });
