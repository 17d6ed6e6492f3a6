// Compiled by `npm run texts`.
import { spoken } from '../spoken.ts';
import * as en from './en/rules.ts';
import * as hi from './hi/rules.ts';
import * as ta from './ta/rules.ts';

export const ruleTexts = spoken({ en: en.ruleTexts, hi: hi.ruleTexts, ta: ta.ruleTexts });
