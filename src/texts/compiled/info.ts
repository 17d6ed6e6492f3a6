// Compiled by `npm run texts`.
import { spoken } from '../spoken.ts';
import * as en from './en/info.ts';
import * as hi from './hi/info.ts';

export const aboutTexts = spoken({ en: en.aboutTexts, hi: hi.aboutTexts });
export const collegesTexts = spoken({ en: en.collegesTexts, hi: hi.collegesTexts });
export const companiesTexts = spoken({ en: en.companiesTexts, hi: hi.companiesTexts });
export const infoTexts = spoken({ en: en.infoTexts, hi: hi.infoTexts });
export const servicesTexts = spoken({ en: en.servicesTexts, hi: hi.servicesTexts });
export const studentsTexts = spoken({ en: en.studentsTexts, hi: hi.studentsTexts });
export const tipsTexts = spoken({ en: en.tipsTexts, hi: hi.tipsTexts });
