// Compiled by `npm run texts`.
import { spoken } from '../spoken.ts';
import * as en from './en/privacy.ts';
import * as hi from './hi/privacy.ts';
import * as ta from './ta/privacy.ts';

export const privacyTexts = spoken({ en: en.privacyTexts, hi: hi.privacyTexts, ta: ta.privacyTexts });
