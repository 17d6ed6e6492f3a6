// Compiled by `npm run texts`.
import { spoken } from '../spoken.ts';
import * as en from './en/vocabularies.ts';
import * as hi from './hi/vocabularies.ts';
import * as ta from './ta/vocabularies.ts';

export const employmentTypeTexts = spoken({ en: en.employmentTypeTexts, hi: hi.employmentTypeTexts, ta: ta.employmentTypeTexts });
export const workModeTexts = spoken({ en: en.workModeTexts, hi: hi.workModeTexts, ta: ta.workModeTexts });
export const genderTexts = spoken({ en: en.genderTexts, hi: hi.genderTexts, ta: ta.genderTexts });
export const applyForTexts = spoken({ en: en.applyForTexts, hi: hi.applyForTexts, ta: ta.applyForTexts });
export const educationLevelTexts = spoken({ en: en.educationLevelTexts, hi: hi.educationLevelTexts, ta: ta.educationLevelTexts });
export const noticePeriodTexts = spoken({ en: en.noticePeriodTexts, hi: hi.noticePeriodTexts, ta: ta.noticePeriodTexts });
export const completionSectionTexts = spoken({ en: en.completionSectionTexts, hi: hi.completionSectionTexts, ta: ta.completionSectionTexts });
export const userTypeTexts = spoken({ en: en.userTypeTexts, hi: hi.userTypeTexts, ta: ta.userTypeTexts });
export const experienceBandTexts = spoken({ en: en.experienceBandTexts, hi: hi.experienceBandTexts, ta: ta.experienceBandTexts });
