// Compiled by `npm run texts`.
import { spoken } from '../spoken.ts';
import * as en from './en/admin-reports.ts';
import * as hi from './hi/admin-reports.ts';
import * as ta from './ta/admin-reports.ts';

export const adminReportTexts = spoken({ en: en.adminReportTexts, hi: hi.adminReportTexts, ta: ta.adminReportTexts });
