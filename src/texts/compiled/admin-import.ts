// Compiled by `npm run texts`.
import { spoken } from '../spoken.ts';
import * as en from './en/admin-import.ts';
import * as hi from './hi/admin-import.ts';
import * as ta from './ta/admin-import.ts';

export const importTexts = spoken({ en: en.importTexts, hi: hi.importTexts, ta: ta.importTexts });
