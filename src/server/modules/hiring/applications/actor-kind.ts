import type { AccountKind } from '#contract/vocabularies.ts';
import { isAdmin, isCandidate, type Member } from '#server/caller.ts';

/** Returns the acting side as named in the history. */
export const actorKind = (caller: Member): AccountKind => {
  if (isAdmin(caller)) return 'admin';
  return isCandidate(caller) ? 'candidate' : 'recruiter';
};
