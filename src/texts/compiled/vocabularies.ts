// Compiled by `npm run texts`.
import { spoken } from '../spoken.ts';
import * as en from './en/vocabularies.ts';
import * as hi from './hi/vocabularies.ts';

export const employmentTypeTexts = spoken({ en: en.employmentTypeTexts, hi: hi.employmentTypeTexts });
export const workModeTexts = spoken({ en: en.workModeTexts, hi: hi.workModeTexts });
export const genderTexts = spoken({ en: en.genderTexts, hi: hi.genderTexts });
export const applyForTexts = spoken({ en: en.applyForTexts, hi: hi.applyForTexts });
export const educationLevelTexts = spoken({ en: en.educationLevelTexts, hi: hi.educationLevelTexts });
export const noticePeriodTexts = spoken({ en: en.noticePeriodTexts, hi: hi.noticePeriodTexts });
export const completionSectionTexts = spoken({ en: en.completionSectionTexts, hi: hi.completionSectionTexts });
export const userTypeTexts = spoken({ en: en.userTypeTexts, hi: hi.userTypeTexts });
export const experienceBandTexts = spoken({ en: en.experienceBandTexts, hi: hi.experienceBandTexts });
