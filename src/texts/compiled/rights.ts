// Compiled by `npm run texts`.
import { spoken } from '../spoken.ts';
import * as en from './en/rights.ts';
import * as hi from './hi/rights.ts';

export const accessTexts = spoken({ en: en.accessTexts, hi: hi.accessTexts });
export const dataTexts = spoken({ en: en.dataTexts, hi: hi.dataTexts });
export const deletionTexts = spoken({ en: en.deletionTexts, hi: hi.deletionTexts });
