// Compiled by `npm run texts`.
import { spoken } from '../spoken.ts';
import * as en from './en/registration.ts';
import * as hi from './hi/registration.ts';
import * as ta from './ta/registration.ts';

export const registrationTexts = spoken({ en: en.registrationTexts, hi: hi.registrationTexts, ta: ta.registrationTexts });
