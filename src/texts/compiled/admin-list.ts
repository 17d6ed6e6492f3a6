// Compiled by `npm run texts`.
import { spoken } from '../spoken.ts';
import * as en from './en/admin-list.ts';
import * as hi from './hi/admin-list.ts';
import * as ta from './ta/admin-list.ts';

export const exportTexts = spoken({ en: en.exportTexts, hi: hi.exportTexts, ta: ta.exportTexts });
export const manyTexts = spoken({ en: en.manyTexts, hi: hi.manyTexts, ta: ta.manyTexts });
