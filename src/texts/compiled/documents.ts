// Compiled by `npm run texts`.
import { spoken } from '../spoken.ts';
import * as en from './en/documents.ts';
import * as hi from './hi/documents.ts';

export const resumeDocumentTexts = spoken({ en: en.resumeDocumentTexts, hi: hi.resumeDocumentTexts });
export const offerLetterTexts = spoken({ en: en.offerLetterTexts, hi: hi.offerLetterTexts });
export const calendarEntryTexts = spoken({ en: en.calendarEntryTexts, hi: hi.calendarEntryTexts });
export const sharePictureTexts = spoken({ en: en.sharePictureTexts, hi: hi.sharePictureTexts });
