import type { SectionSaved } from '#contract/profile-sections.ts';
import type { CompletionSection } from '#contract/vocabularies.ts';
import type { CandidateCaller } from '#server/caller.ts';
import type { Transaction } from '#server/database/client.ts';
import type { Deps, RequestMeta } from '#server/deps.ts';
import { updateIdentity } from '#server/modules/accounts/public.ts';
import { Problem } from '#server/problem.ts';
import { answerTexts } from '#texts/answers.ts';
import { lockProfile, type ProfileBase, touchSections } from './profile.store.ts';
import { readProfileData } from './read-profile.ts';

export type SectionDeps = Pick<Deps, 'db' | 'now' | 'settings' | 'pageCache'>;

/** The section's owner, and the version that the form has seen. */
export interface SectionOf {
  userId: string;
  ifMatch: RequestMeta['ifMatch'];
}

interface Saved {
  /** Which of the eight completion sections changed. */
  sections: readonly CompletionSection[];
  /** Whether data on the home page's card changed. */
  card?: boolean;
}

/**
 * Saves a section of the completion forms, one at a time, and returns the whole resulting profile, so that the form can
 * continue.
 * @throws STALE_VERSION with the newer profile
 */
export async function saveSection(
  deps: SectionDeps,
  caller: CandidateCaller,
  { userId, ifMatch }: SectionOf,
  save: (tx: Transaction, before: ProfileBase, at: Date) => Promise<Saved>,
): Promise<SectionSaved> {
  if (userId !== caller.accountId) throw new Problem('NOT_FOUND');
  const at = deps.now();
  const { data, isShown } = await deps.db.transaction(async (tx) => {
    const before = await lockProfile(tx, userId);
    if (!before) throw new Problem('NOT_FOUND');
    if (ifMatch !== undefined && ifMatch !== before.version)
      throw new Problem('STALE_VERSION', { current: await readProfileData(deps, tx, caller, userId) });
    const { sections, card = false } = await save(tx, before, at);
    await touchSections(tx, userId, sections, at);
    await updateIdentity(tx, userId, { at });
    return { data: await readProfileData(deps, tx, caller, userId), isShown: card && before.showCard };
  });
  if (isShown) deps.pageCache.markStale(['cards']);
  return { success: true, message: answerTexts.profileUpdated, data, version: data.version ?? 0 };
}
