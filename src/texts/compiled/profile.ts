// Compiled by `npm run texts`.
import { spoken } from '../spoken.ts';
import * as en from './en/profile.ts';
import * as hi from './hi/profile.ts';
import * as ta from './ta/profile.ts';

export const basicsTexts = spoken({ en: en.basicsTexts, hi: hi.basicsTexts, ta: ta.basicsTexts });
export const certificateTexts = spoken({ en: en.certificateTexts, hi: hi.certificateTexts, ta: ta.certificateTexts });
export const editProfileTexts = spoken({ en: en.editProfileTexts, hi: hi.editProfileTexts, ta: ta.editProfileTexts });
export const educationTexts = spoken({ en: en.educationTexts, hi: hi.educationTexts, ta: ta.educationTexts });
export const employmentTexts = spoken({ en: en.employmentTexts, hi: hi.employmentTexts, ta: ta.employmentTexts });
export const profileTexts = spoken({ en: en.profileTexts, hi: hi.profileTexts, ta: ta.profileTexts });
export const projectTexts = spoken({ en: en.projectTexts, hi: hi.projectTexts, ta: ta.projectTexts });
export const skillTexts = spoken({ en: en.skillTexts, hi: hi.skillTexts, ta: ta.skillTexts });
