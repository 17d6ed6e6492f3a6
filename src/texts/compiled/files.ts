// Compiled by `npm run texts`.
import { spoken } from '../spoken.ts';
import * as en from './en/files.ts';
import * as hi from './hi/files.ts';

export const fileTexts = spoken({ en: en.fileTexts, hi: hi.fileTexts });
export const previewTexts = spoken({ en: en.previewTexts, hi: hi.previewTexts });
