// Compiled by `npm run texts`.
import { spoken } from '../spoken.ts';
import * as en from './en/missing-scripts.ts';
import * as hi from './hi/missing-scripts.ts';
import * as ta from './ta/missing-scripts.ts';

export const missingScriptsTexts = spoken({ en: en.missingScriptsTexts, hi: hi.missingScriptsTexts, ta: ta.missingScriptsTexts });
