// Compiled by `npm run texts`.
import { spoken } from '../spoken.ts';
import * as en from './en/mail-kinds.ts';
import * as hi from './hi/mail-kinds.ts';
import * as ta from './ta/mail-kinds.ts';

export const mailKindTexts = spoken({ en: en.mailKindTexts, hi: hi.mailKindTexts, ta: ta.mailKindTexts });
