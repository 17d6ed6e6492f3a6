// Compiled by `npm run texts`.
import { spoken } from '../spoken.ts';
import * as en from './en/admin-health.ts';
import * as hi from './hi/admin-health.ts';
import * as ta from './ta/admin-health.ts';

export const healthTexts = spoken({ en: en.healthTexts, hi: hi.healthTexts, ta: ta.healthTexts });
