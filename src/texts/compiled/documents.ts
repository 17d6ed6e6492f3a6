// Compiled by `npm run texts`.
import { spoken } from '../spoken.ts';
import * as en from './en/documents.ts';
import * as hi from './hi/documents.ts';
import * as ta from './ta/documents.ts';

export const resumeDocumentTexts = spoken({ en: en.resumeDocumentTexts, hi: hi.resumeDocumentTexts, ta: ta.resumeDocumentTexts });
export const offerLetterTexts = spoken({ en: en.offerLetterTexts, hi: hi.offerLetterTexts, ta: ta.offerLetterTexts });
export const calendarEntryTexts = spoken({ en: en.calendarEntryTexts, hi: hi.calendarEntryTexts, ta: ta.calendarEntryTexts });
export const sharePictureTexts = spoken({ en: en.sharePictureTexts, hi: hi.sharePictureTexts, ta: ta.sharePictureTexts });
