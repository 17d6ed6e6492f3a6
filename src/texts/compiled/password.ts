// Compiled by `npm run texts`.
import { spoken } from '../spoken.ts';
import * as en from './en/password.ts';
import * as hi from './hi/password.ts';
import * as ta from './ta/password.ts';

export const passwordTexts = spoken({ en: en.passwordTexts, hi: hi.passwordTexts, ta: ta.passwordTexts });
