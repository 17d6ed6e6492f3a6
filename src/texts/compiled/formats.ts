// Compiled by `npm run texts`.
import { spoken } from '../spoken.ts';
import * as en from './en/formats.ts';
import * as hi from './hi/formats.ts';
import * as ta from './ta/formats.ts';

export const formatTexts = spoken({ en: en.formatTexts, hi: hi.formatTexts, ta: ta.formatTexts });
