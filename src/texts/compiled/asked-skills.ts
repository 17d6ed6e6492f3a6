// Compiled by `npm run texts`.
import { spoken } from '../spoken.ts';
import * as en from './en/asked-skills.ts';
import * as hi from './hi/asked-skills.ts';
import * as ta from './ta/asked-skills.ts';

export const askedSkillsTexts = spoken({ en: en.askedSkillsTexts, hi: hi.askedSkillsTexts, ta: ta.askedSkillsTexts });
export const howFitTexts = spoken({ en: en.howFitTexts, hi: hi.howFitTexts, ta: ta.howFitTexts });
