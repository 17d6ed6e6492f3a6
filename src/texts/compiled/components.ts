// Compiled by `npm run texts`.
import { spoken } from '../spoken.ts';
import * as en from './en/components.ts';
import * as hi from './hi/components.ts';
import * as ta from './ta/components.ts';

export const componentTexts = spoken({ en: en.componentTexts, hi: hi.componentTexts, ta: ta.componentTexts });
export const statusTexts = spoken({ en: en.statusTexts, hi: hi.statusTexts, ta: ta.statusTexts });
export const payTexts = spoken({ en: en.payTexts, hi: hi.payTexts, ta: ta.payTexts });
