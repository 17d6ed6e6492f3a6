// Compiled by `npm run texts`.
import { spoken } from '../spoken.ts';
import * as en from './en/admin-administrators.ts';
import * as hi from './hi/admin-administrators.ts';
import * as ta from './ta/admin-administrators.ts';

export const administratorTexts = spoken({ en: en.administratorTexts, hi: hi.administratorTexts, ta: ta.administratorTexts });
