// Compiled by `npm run texts`.
import { spoken } from '../spoken.ts';
import * as en from './en/saved-texts.ts';
import * as hi from './hi/saved-texts.ts';
import * as ta from './ta/saved-texts.ts';

export const savedTextTexts = spoken({ en: en.savedTextTexts, hi: hi.savedTextTexts, ta: ta.savedTextTexts });
