import type { Readable } from 'node:stream';
import type { Answer } from '#server/answer.ts';
import type { AdminCaller } from '#server/caller.ts';
import type { Deps } from '#server/deps.ts';
import { openFileAs } from '#server/modules/files/public.ts';
import { Problem } from '#server/problem.ts';
import { findDocument } from './verification.store.ts';

/**
 * Opens the document with which a recruiter asks for verification; it is deleted after the decision.
 *
 * @param id the recruiter's
 * @throws NOT_FOUND without a document
 */
export async function openVerificationDocument(
  deps: Pick<Deps, 'db' | 'files' | 'now' | 'settings'>,
  caller: AdminCaller,
  id: string,
): Promise<Answer<Readable>> {
  const file = await findDocument(deps.db, id);
  if (!file) throw new Problem('NOT_FOUND');
  return openFileAs(deps, caller, { file });
}
