// Compiled by `npm run texts`.
import { spoken } from '../spoken.ts';
import * as en from './en/pickers.ts';
import * as hi from './hi/pickers.ts';

export const pickerTexts = spoken({ en: en.pickerTexts, hi: hi.pickerTexts });
