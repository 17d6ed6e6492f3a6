// Compiled by `npm run texts`.
import { spoken } from '../spoken.ts';
import * as en from './en/recruiter-actions.ts';
import * as hi from './hi/recruiter-actions.ts';
import * as ta from './ta/recruiter-actions.ts';

export const draftTexts = spoken({ en: en.draftTexts, hi: hi.draftTexts, ta: ta.draftTexts });
export const noteTexts = spoken({ en: en.noteTexts, hi: hi.noteTexts, ta: ta.noteTexts });
export const sentOfferTexts = spoken({ en: en.sentOfferTexts, hi: hi.sentOfferTexts, ta: ta.sentOfferTexts });
export const partTexts = spoken({ en: en.partTexts, hi: hi.partTexts, ta: ta.partTexts });
export const ratingTexts = spoken({ en: en.ratingTexts, hi: hi.ratingTexts, ta: ta.ratingTexts });
export const resultTexts = spoken({ en: en.resultTexts, hi: hi.resultTexts, ta: ta.resultTexts });
export const undoTexts = spoken({ en: en.undoTexts, hi: hi.undoTexts, ta: ta.undoTexts });
