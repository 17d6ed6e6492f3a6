import type { NoticeReader } from '#contract/notice-kinds.ts';
import { isAdmin, isRecruiter, type Member } from '#server/caller.ts';

/** Returns which notices a caller gets. */
export const readerOf = (caller: Member): NoticeReader => {
  if (isAdmin(caller)) return 'admin';
  return isRecruiter(caller) ? 'recruiter' : 'candidate';
};
