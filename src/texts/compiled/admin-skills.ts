// Compiled by `npm run texts`.
import { spoken } from '../spoken.ts';
import * as en from './en/admin-skills.ts';
import * as hi from './hi/admin-skills.ts';
import * as ta from './ta/admin-skills.ts';

export const adminSkillTexts = spoken({ en: en.adminSkillTexts, hi: hi.adminSkillTexts, ta: ta.adminSkillTexts });
