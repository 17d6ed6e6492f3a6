// Compiled by `npm run texts`.
import { spoken } from '../spoken.ts';
import * as en from './en/recruiter-database.ts';
import * as hi from './hi/recruiter-database.ts';
import * as ta from './ta/recruiter-database.ts';

export const databaseTexts = spoken({ en: en.databaseTexts, hi: hi.databaseTexts, ta: ta.databaseTexts });
export const ownJobTexts = spoken({ en: en.ownJobTexts, hi: hi.ownJobTexts, ta: ta.ownJobTexts });
export const inviteTexts = spoken({ en: en.inviteTexts, hi: hi.inviteTexts, ta: ta.inviteTexts });
