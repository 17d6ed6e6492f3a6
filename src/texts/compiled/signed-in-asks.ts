// Compiled by `npm run texts`.
import { spoken } from '../spoken.ts';
import * as en from './en/signed-in-asks.ts';
import * as hi from './hi/signed-in-asks.ts';
import * as ta from './ta/signed-in-asks.ts';

export const signedInAskTexts = spoken({ en: en.signedInAskTexts, hi: hi.signedInAskTexts, ta: ta.signedInAskTexts });
