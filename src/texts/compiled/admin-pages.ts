// Compiled by `npm run texts`.
import { spoken } from '../spoken.ts';
import * as en from './en/admin-pages.ts';
import * as hi from './hi/admin-pages.ts';
import * as ta from './ta/admin-pages.ts';

export const adminPageTexts = spoken({ en: en.adminPageTexts, hi: hi.adminPageTexts, ta: ta.adminPageTexts });
