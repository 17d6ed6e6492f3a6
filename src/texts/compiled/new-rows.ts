// Compiled by `npm run texts`.
import { spoken } from '../spoken.ts';
import * as en from './en/new-rows.ts';
import * as hi from './hi/new-rows.ts';
import * as ta from './ta/new-rows.ts';

export const newRowsTexts = spoken({ en: en.newRowsTexts, hi: hi.newRowsTexts, ta: ta.newRowsTexts });
