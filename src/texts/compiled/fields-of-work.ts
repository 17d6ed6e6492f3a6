// Compiled by `npm run texts`.
import { spoken } from '../spoken.ts';
import * as en from './en/fields-of-work.ts';
import * as hi from './hi/fields-of-work.ts';
import * as ta from './ta/fields-of-work.ts';

export const industryTexts = spoken({ en: en.industryTexts, hi: hi.industryTexts, ta: ta.industryTexts });
export const departmentTexts = spoken({ en: en.departmentTexts, hi: hi.departmentTexts, ta: ta.departmentTexts });
