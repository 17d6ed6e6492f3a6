// Compiled by `npm run texts`.
import { spoken } from '../spoken.ts';
import * as en from './en/candidate-home.ts';
import * as hi from './hi/candidate-home.ts';

export const newsTexts = spoken({ en: en.newsTexts, hi: hi.newsTexts });
export const profileTexts = spoken({ en: en.profileTexts, hi: hi.profileTexts });
