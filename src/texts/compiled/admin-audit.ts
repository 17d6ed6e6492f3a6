// Compiled by `npm run texts`.
import { spoken } from '../spoken.ts';
import * as en from './en/admin-audit.ts';
import * as hi from './hi/admin-audit.ts';
import * as ta from './ta/admin-audit.ts';

export const auditTexts = spoken({ en: en.auditTexts, hi: hi.auditTexts, ta: ta.auditTexts });
