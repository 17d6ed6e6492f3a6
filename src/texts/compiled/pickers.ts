// Compiled by `npm run texts`.
import { spoken } from '../spoken.ts';
import * as en from './en/pickers.ts';
import * as hi from './hi/pickers.ts';
import * as ta from './ta/pickers.ts';

export const pickerTexts = spoken({ en: en.pickerTexts, hi: hi.pickerTexts, ta: ta.pickerTexts });
