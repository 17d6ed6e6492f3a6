// Compiled by `npm run texts`.
import { spoken } from '../spoken.ts';
import * as en from './en/create-account.ts';
import * as hi from './hi/create-account.ts';
import * as ta from './ta/create-account.ts';

export const createAccountTexts = spoken({ en: en.createAccountTexts, hi: hi.createAccountTexts, ta: ta.createAccountTexts });
