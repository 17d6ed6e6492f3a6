// Compiled by `npm run texts`.
import { spoken } from '../spoken.ts';
import * as en from './en/recruiter-attention.ts';
import * as hi from './hi/recruiter-attention.ts';
import * as ta from './ta/recruiter-attention.ts';

export const attentionTexts = spoken({ en: en.attentionTexts, hi: hi.attentionTexts, ta: ta.attentionTexts });
