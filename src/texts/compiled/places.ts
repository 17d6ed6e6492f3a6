// Compiled by `npm run texts`.
import { spoken } from '../spoken.ts';
import * as en from './en/places.ts';
import * as hi from './hi/places.ts';
import * as ta from './ta/places.ts';

export const placeTexts = spoken({ en: en.placeTexts, hi: hi.placeTexts, ta: ta.placeTexts });
