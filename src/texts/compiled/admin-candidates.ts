// Compiled by `npm run texts`.
import { spoken } from '../spoken.ts';
import * as en from './en/admin-candidates.ts';
import * as hi from './hi/admin-candidates.ts';
import * as ta from './ta/admin-candidates.ts';

export const candidatePageTexts = spoken({ en: en.candidatePageTexts, hi: hi.candidatePageTexts, ta: ta.candidatePageTexts });
export const candidateTexts = spoken({ en: en.candidateTexts, hi: hi.candidateTexts, ta: ta.candidateTexts });
