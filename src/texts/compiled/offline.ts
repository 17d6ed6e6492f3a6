// Compiled by `npm run texts`.
import { spoken } from '../spoken.ts';
import * as en from './en/offline.ts';
import * as hi from './hi/offline.ts';
import * as ta from './ta/offline.ts';

export const offlineTexts = spoken({ en: en.offlineTexts, hi: hi.offlineTexts, ta: ta.offlineTexts });
