// Compiled by `npm run texts`.
import { spoken } from '../spoken.ts';
import * as en from './en/info.ts';
import * as hi from './hi/info.ts';
import * as ta from './ta/info.ts';

export const aboutTexts = spoken({ en: en.aboutTexts, hi: hi.aboutTexts, ta: ta.aboutTexts });
export const collegesTexts = spoken({ en: en.collegesTexts, hi: hi.collegesTexts, ta: ta.collegesTexts });
export const companiesTexts = spoken({ en: en.companiesTexts, hi: hi.companiesTexts, ta: ta.companiesTexts });
export const infoTexts = spoken({ en: en.infoTexts, hi: hi.infoTexts, ta: ta.infoTexts });
export const servicesTexts = spoken({ en: en.servicesTexts, hi: hi.servicesTexts, ta: ta.servicesTexts });
export const studentsTexts = spoken({ en: en.studentsTexts, hi: hi.studentsTexts, ta: ta.studentsTexts });
export const tipsTexts = spoken({ en: en.tipsTexts, hi: hi.tipsTexts, ta: ta.tipsTexts });
