// Compiled by `npm run texts`.
import { spoken } from '../spoken.ts';
import * as en from './en/own-fit.ts';
import * as hi from './hi/own-fit.ts';
import * as ta from './ta/own-fit.ts';

export const ownFitTexts = spoken({ en: en.ownFitTexts, hi: hi.ownFitTexts, ta: ta.ownFitTexts });
