// Compiled by `npm run texts`.
import { spoken } from '../spoken.ts';
import * as en from './en/content.ts';
import * as hi from './hi/content.ts';

export const contentTexts = spoken({ en: en.contentTexts, hi: hi.contentTexts });
