// Compiled by `npm run texts`.
import { spoken } from '../spoken.ts';
import * as en from './en/rights.ts';
import * as hi from './hi/rights.ts';
import * as ta from './ta/rights.ts';

export const accessTexts = spoken({ en: en.accessTexts, hi: hi.accessTexts, ta: ta.accessTexts });
export const dataTexts = spoken({ en: en.dataTexts, hi: hi.dataTexts, ta: ta.dataTexts });
export const deletionTexts = spoken({ en: en.deletionTexts, hi: hi.deletionTexts, ta: ta.deletionTexts });
