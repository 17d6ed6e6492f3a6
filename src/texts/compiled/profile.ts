// Compiled by `npm run texts`.
import { spoken } from '../spoken.ts';
import * as en from './en/profile.ts';
import * as hi from './hi/profile.ts';

export const basicsTexts = spoken({ en: en.basicsTexts, hi: hi.basicsTexts });
export const certificateTexts = spoken({ en: en.certificateTexts, hi: hi.certificateTexts });
export const editProfileTexts = spoken({ en: en.editProfileTexts, hi: hi.editProfileTexts });
export const educationTexts = spoken({ en: en.educationTexts, hi: hi.educationTexts });
export const employmentTexts = spoken({ en: en.employmentTexts, hi: hi.employmentTexts });
export const profileTexts = spoken({ en: en.profileTexts, hi: hi.profileTexts });
export const projectTexts = spoken({ en: en.projectTexts, hi: hi.projectTexts });
export const skillTexts = spoken({ en: en.skillTexts, hi: hi.skillTexts });
