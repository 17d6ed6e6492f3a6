import { type AdminCaller, type CandidateCaller, isAdmin } from '#server/caller.ts';
import type { Deps } from '#server/deps.ts';
import { recordAudit } from '#server/modules/audit/public.ts';
import { Problem } from '#server/problem.ts';
import { answerTexts } from '#texts/answers.ts';
import { findCertificate } from './certificates.store.ts';
import { dropCertificates } from './drop-certificates.ts';
import { lockProfile } from './profile.store.ts';

/** Deletes a certificate and its file: the caller's own, or for an administrator anybody's, which is audited. */
export async function deleteCertification(
  deps: Pick<Deps, 'db' | 'now' | 'queue'>,
  caller: CandidateCaller | AdminCaller,
  { id }: { id: string },
): Promise<{ message: string }> {
  const found = await findCertificate(deps.db, id);
  if (!found || (!isAdmin(caller) && found.candidateId !== caller.accountId)) throw new Problem('NOT_FOUND');
  await deps.db.transaction(async (tx) => {
    await lockProfile(tx, found.candidateId);
    const row = await findCertificate(tx, id);
    if (!row) throw new Problem('NOT_FOUND');
    await dropCertificates(deps, tx, [row]);
    if (isAdmin(caller))
      await recordAudit(tx, {
        actor: { id: caller.accountId, kind: 'admin', code: caller.userCode },
        action: 'certificate_deleted',
        subject: { kind: 'candidate', id: row.candidateId, code: row.userCode },
        values: { before: { certificate: row.title }, after: {} },
        at: deps.now(),
      });
  });
  return { message: answerTexts.certificationDeleted };
}
