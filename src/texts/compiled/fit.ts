// Compiled by `npm run texts`.
import { spoken } from '../spoken.ts';
import * as en from './en/fit.ts';
import * as hi from './hi/fit.ts';
import * as ta from './ta/fit.ts';

export const fitTexts = spoken({ en: en.fitTexts, hi: hi.fitTexts, ta: ta.fitTexts });
