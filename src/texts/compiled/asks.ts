// Compiled by `npm run texts`.
import { spoken } from '../spoken.ts';
import * as en from './en/asks.ts';
import * as hi from './hi/asks.ts';
import * as ta from './ta/asks.ts';

export const askTexts = spoken({ en: en.askTexts, hi: hi.askTexts, ta: ta.askTexts });
