import { z } from 'zod';
import { flag, Instant, Paging } from './values.ts';
import { ALIAS_DECISIONS } from './vocabularies.ts';

/** Two spellings that may mean one skill, with the open listings that ask for each. */
export const SkillAlias = z.object({
  /** The normal form to be merged; it identifies the pair. */
  _id: z.string(),
  from: z.object({ skill: z.string(), listings: z.number() }),
  to: z.object({ skill: z.string(), listings: z.number() }),
  /** The similarity of the skills asked for together with them, from 0 to 100. */
  alike: z.number(),
  decision: z.enum(ALIAS_DECISIONS),
  /** When and by whom it was decided; the name is absent once they have left. */
  decidedAt: Instant.optional(),
  decidedBy: z.string().optional(),
});
export type SkillAlias = z.infer<typeof SkillAlias>;

export const AliasQuery = z.object({ decided: flag.default(false), ...Paging });
export type AliasQuery = z.infer<typeof AliasQuery>;

export const AliasId = z.object({ id: z.string().min(1).max(160) });
export type AliasId = z.infer<typeof AliasId>;

/** The decision to reopen, by its time, so that a later one stays; absent reopens whichever there is. */
export const AliasReopening = z.object({ decidedAt: Instant.optional() });

export const AliasChange = z.object({ decision: z.enum(['accepted', 'refused']) });
