// Compiled by `npm run texts`.
import { spoken } from '../spoken.ts';
import * as en from './en/reader.ts';
import * as hi from './hi/reader.ts';
import * as ta from './ta/reader.ts';

export const readerTexts = spoken({ en: en.readerTexts, hi: hi.readerTexts, ta: ta.readerTexts });
