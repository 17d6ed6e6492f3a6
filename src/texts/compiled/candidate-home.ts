// Compiled by `npm run texts`.
import { spoken } from '../spoken.ts';
import * as en from './en/candidate-home.ts';
import * as hi from './hi/candidate-home.ts';
import * as ta from './ta/candidate-home.ts';

export const newsTexts = spoken({ en: en.newsTexts, hi: hi.newsTexts, ta: ta.newsTexts });
export const sentTexts = spoken({ en: en.sentTexts, hi: hi.sentTexts, ta: ta.sentTexts });
export const profileTexts = spoken({ en: en.profileTexts, hi: hi.profileTexts, ta: ta.profileTexts });
