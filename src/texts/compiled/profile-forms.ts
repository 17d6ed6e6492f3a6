// Compiled by `npm run texts`.
import { spoken } from '../spoken.ts';
import * as en from './en/profile-forms.ts';
import * as hi from './hi/profile-forms.ts';

export const basicsTexts = spoken({ en: en.basicsTexts, hi: hi.basicsTexts });
export const certificateTexts = spoken({ en: en.certificateTexts, hi: hi.certificateTexts });
export const completionTexts = spoken({ en: en.completionTexts, hi: hi.completionTexts });
export const contactTexts = spoken({ en: en.contactTexts, hi: hi.contactTexts });
export const educationTexts = spoken({ en: en.educationTexts, hi: hi.educationTexts });
export const entryTexts = spoken({ en: en.entryTexts, hi: hi.entryTexts });
export const overviewTexts = spoken({ en: en.overviewTexts, hi: hi.overviewTexts });
export const projectTexts = spoken({ en: en.projectTexts, hi: hi.projectTexts });
export const sectionTexts = spoken({ en: en.sectionTexts, hi: hi.sectionTexts });
export const viewTexts = spoken({ en: en.viewTexts, hi: hi.viewTexts });
