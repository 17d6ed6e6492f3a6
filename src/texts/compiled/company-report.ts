// Compiled by `npm run texts`.
import { spoken } from '../spoken.ts';
import * as en from './en/company-report.ts';
import * as hi from './hi/company-report.ts';
import * as ta from './ta/company-report.ts';

export const companyReportTexts = spoken({ en: en.companyReportTexts, hi: hi.companyReportTexts, ta: ta.companyReportTexts });
