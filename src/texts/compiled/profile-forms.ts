// Compiled by `npm run texts`.
import { spoken } from '../spoken.ts';
import * as en from './en/profile-forms.ts';
import * as hi from './hi/profile-forms.ts';
import * as ta from './ta/profile-forms.ts';

export const basicsTexts = spoken({ en: en.basicsTexts, hi: hi.basicsTexts, ta: ta.basicsTexts });
export const certificateTexts = spoken({ en: en.certificateTexts, hi: hi.certificateTexts, ta: ta.certificateTexts });
export const completionTexts = spoken({ en: en.completionTexts, hi: hi.completionTexts, ta: ta.completionTexts });
export const contactTexts = spoken({ en: en.contactTexts, hi: hi.contactTexts, ta: ta.contactTexts });
export const educationTexts = spoken({ en: en.educationTexts, hi: hi.educationTexts, ta: ta.educationTexts });
export const entryTexts = spoken({ en: en.entryTexts, hi: hi.entryTexts, ta: ta.entryTexts });
export const overviewTexts = spoken({ en: en.overviewTexts, hi: hi.overviewTexts, ta: ta.overviewTexts });
export const projectTexts = spoken({ en: en.projectTexts, hi: hi.projectTexts, ta: ta.projectTexts });
export const sectionTexts = spoken({ en: en.sectionTexts, hi: hi.sectionTexts, ta: ta.sectionTexts });
export const viewTexts = spoken({ en: en.viewTexts, hi: hi.viewTexts, ta: ta.viewTexts });
