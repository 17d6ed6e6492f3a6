// Compiled by `npm run texts`.
import { spoken } from '../spoken.ts';
import * as en from './en/content.ts';
import * as hi from './hi/content.ts';
import * as ta from './ta/content.ts';

export const contentTexts = spoken({ en: en.contentTexts, hi: hi.contentTexts, ta: ta.contentTexts });
