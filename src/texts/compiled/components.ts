// Compiled by `npm run texts`.
import { spoken } from '../spoken.ts';
import * as en from './en/components.ts';
import * as hi from './hi/components.ts';

export const componentTexts = spoken({ en: en.componentTexts, hi: hi.componentTexts });
export const statusTexts = spoken({ en: en.statusTexts, hi: hi.statusTexts });
export const payTexts = spoken({ en: en.payTexts, hi: hi.payTexts });
