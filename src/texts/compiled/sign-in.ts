// Compiled by `npm run texts`.
import { spoken } from '../spoken.ts';
import * as en from './en/sign-in.ts';
import * as hi from './hi/sign-in.ts';
import * as ta from './ta/sign-in.ts';

export const signInTexts = spoken({ en: en.signInTexts, hi: hi.signInTexts, ta: ta.signInTexts });
export const slideTexts = spoken({ en: en.slideTexts, hi: hi.slideTexts, ta: ta.slideTexts });
