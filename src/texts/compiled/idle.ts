// Compiled by `npm run texts`.
import { spoken } from '../spoken.ts';
import * as en from './en/idle.ts';
import * as hi from './hi/idle.ts';
import * as ta from './ta/idle.ts';

export const idleTexts = spoken({ en: en.idleTexts, hi: hi.idleTexts, ta: ta.idleTexts });
