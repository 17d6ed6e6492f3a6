// Compiled by `npm run texts`.
import { spoken } from '../spoken.ts';
import * as en from './en/admin-overview.ts';
import * as hi from './hi/admin-overview.ts';
import * as ta from './ta/admin-overview.ts';

export const overviewTexts = spoken({ en: en.overviewTexts, hi: hi.overviewTexts, ta: ta.overviewTexts });
