// Compiled by `npm run texts`.
import { spoken } from '../spoken.ts';
import * as en from './en/input.ts';
import * as hi from './hi/input.ts';
import * as ta from './ta/input.ts';

export const inputTexts = spoken({ en: en.inputTexts, hi: hi.inputTexts, ta: ta.inputTexts });
export const applyInputTexts = spoken({ en: en.applyInputTexts, hi: hi.applyInputTexts, ta: ta.applyInputTexts });
