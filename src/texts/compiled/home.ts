// Compiled by `npm run texts`.
import { spoken } from '../spoken.ts';
import * as en from './en/home.ts';
import * as hi from './hi/home.ts';
import * as ta from './ta/home.ts';

export const homeTexts = spoken({ en: en.homeTexts, hi: hi.homeTexts, ta: ta.homeTexts });
