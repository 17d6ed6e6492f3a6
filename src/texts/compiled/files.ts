// Compiled by `npm run texts`.
import { spoken } from '../spoken.ts';
import * as en from './en/files.ts';
import * as hi from './hi/files.ts';
import * as ta from './ta/files.ts';

export const fileTexts = spoken({ en: en.fileTexts, hi: hi.fileTexts, ta: ta.fileTexts });
export const previewTexts = spoken({ en: en.previewTexts, hi: hi.previewTexts, ta: ta.previewTexts });
