// Compiled by `npm run texts`.
import { spoken } from '../spoken.ts';
import * as en from './en/apply.ts';
import * as hi from './hi/apply.ts';
import * as ta from './ta/apply.ts';

export const applyTexts = spoken({ en: en.applyTexts, hi: hi.applyTexts, ta: ta.applyTexts });
