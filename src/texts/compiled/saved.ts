// Compiled by `npm run texts`.
import { spoken } from '../spoken.ts';
import * as en from './en/saved.ts';
import * as hi from './hi/saved.ts';
import * as ta from './ta/saved.ts';

export const savedJobTexts = spoken({ en: en.savedJobTexts, hi: hi.savedJobTexts, ta: ta.savedJobTexts });
export const savedSearchTexts = spoken({ en: en.savedSearchTexts, hi: hi.savedSearchTexts, ta: ta.savedSearchTexts });
