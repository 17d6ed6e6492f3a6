// Compiled by `npm run texts`.
import { spoken } from '../spoken.ts';
import * as en from './en/newer-version.ts';
import * as hi from './hi/newer-version.ts';
import * as ta from './ta/newer-version.ts';

export const newerVersionTexts = spoken({ en: en.newerVersionTexts, hi: hi.newerVersionTexts, ta: ta.newerVersionTexts });
