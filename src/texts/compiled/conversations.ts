// Compiled by `npm run texts`.
import { spoken } from '../spoken.ts';
import * as en from './en/conversations.ts';
import * as hi from './hi/conversations.ts';
import * as ta from './ta/conversations.ts';

export const conversationTexts = spoken({ en: en.conversationTexts, hi: hi.conversationTexts, ta: ta.conversationTexts });
