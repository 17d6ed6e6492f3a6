// Compiled by `npm run texts`.
import { spoken } from '../spoken.ts';
import * as en from './en/content-home.ts';
import * as hi from './hi/content-home.ts';
import * as ta from './ta/content-home.ts';

export const homeContentTexts = spoken({ en: en.homeContentTexts, hi: hi.homeContentTexts, ta: ta.homeContentTexts });
