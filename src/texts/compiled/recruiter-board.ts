// Compiled by `npm run texts`.
import { spoken } from '../spoken.ts';
import * as en from './en/recruiter-board.ts';
import * as hi from './hi/recruiter-board.ts';
import * as ta from './ta/recruiter-board.ts';

export const boardTexts = spoken({ en: en.boardTexts, hi: hi.boardTexts, ta: ta.boardTexts });
