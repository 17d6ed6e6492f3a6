// Compiled by `npm run texts`.
import { spoken } from '../spoken.ts';
import * as en from './en/saved.ts';
import * as hi from './hi/saved.ts';

export const savedJobTexts = spoken({ en: en.savedJobTexts, hi: hi.savedJobTexts });
export const savedSearchTexts = spoken({ en: en.savedSearchTexts, hi: hi.savedSearchTexts });
