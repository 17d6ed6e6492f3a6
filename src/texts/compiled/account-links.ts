// Compiled by `npm run texts`.
import { spoken } from '../spoken.ts';
import * as en from './en/account-links.ts';
import * as hi from './hi/account-links.ts';
import * as ta from './ta/account-links.ts';

export const linkTexts = spoken({ en: en.linkTexts, hi: hi.linkTexts, ta: ta.linkTexts });
