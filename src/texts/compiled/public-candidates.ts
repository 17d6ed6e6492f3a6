// Compiled by `npm run texts`.
import { spoken } from '../spoken.ts';
import * as en from './en/public-candidates.ts';
import * as hi from './hi/public-candidates.ts';
import * as ta from './ta/public-candidates.ts';

export const candidatesTexts = spoken({ en: en.candidatesTexts, hi: hi.candidatesTexts, ta: ta.candidatesTexts });
