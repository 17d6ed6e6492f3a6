import type { AccountKind } from '#contract/vocabularies.ts';
import { isAdmin, isCandidate, type Member } from '#server/caller.ts';

/** How a history names the side that acted. */
export const actorKind = (caller: Member): AccountKind => {
  if (isAdmin(caller)) return 'admin';
  return isCandidate(caller) ? 'candidate' : 'recruiter';
};
