// Compiled by `npm run texts`.
import { spoken } from '../spoken.ts';
import * as en from './en/recruiter-fit.ts';
import * as hi from './hi/recruiter-fit.ts';
import * as ta from './ta/recruiter-fit.ts';

export const applicationFitTexts = spoken({ en: en.applicationFitTexts, hi: hi.applicationFitTexts, ta: ta.applicationFitTexts });
export const fittingTexts = spoken({ en: en.fittingTexts, hi: hi.fittingTexts, ta: ta.fittingTexts });
export const postingFitTexts = spoken({ en: en.postingFitTexts, hi: hi.postingFitTexts, ta: ta.postingFitTexts });
