// Compiled by `npm run texts`.
import { spoken } from '../spoken.ts';
import * as en from './en/report.ts';
import * as hi from './hi/report.ts';
import * as ta from './ta/report.ts';

export const reportTexts = spoken({ en: en.reportTexts, hi: hi.reportTexts, ta: ta.reportTexts });
