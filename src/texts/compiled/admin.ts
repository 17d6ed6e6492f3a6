// Compiled by `npm run texts`.
import { spoken } from '../spoken.ts';
import * as en from './en/admin.ts';
import * as hi from './hi/admin.ts';
import * as ta from './ta/admin.ts';

export const adminTexts = spoken({ en: en.adminTexts, hi: hi.adminTexts, ta: ta.adminTexts });
