// Compiled by `npm run texts`.
import { spoken } from '../spoken.ts';
import * as en from './en/imported.ts';
import * as hi from './hi/imported.ts';
import * as ta from './ta/imported.ts';

export const importedTexts = spoken({ en: en.importedTexts, hi: hi.importedTexts, ta: ta.importedTexts });
