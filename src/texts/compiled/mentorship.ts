// Compiled by `npm run texts`.
import { spoken } from '../spoken.ts';
import * as en from './en/mentorship.ts';
import * as hi from './hi/mentorship.ts';
import * as ta from './ta/mentorship.ts';

export const mentorshipTexts = spoken({ en: en.mentorshipTexts, hi: hi.mentorshipTexts, ta: ta.mentorshipTexts });
