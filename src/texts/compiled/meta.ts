// Compiled by `npm run texts`.
import { spoken } from '../spoken.ts';
import * as en from './en/meta.ts';
import * as hi from './hi/meta.ts';
import * as ta from './ta/meta.ts';

export const metaTexts = spoken({ en: en.metaTexts, hi: hi.metaTexts, ta: ta.metaTexts });
