import type { AdminCaller } from '#server/caller.ts';
import type { Transaction } from '#server/database/client.ts';
import type { QueueJobs } from '#server/database/queue.ts';
import type { Deps } from '#server/deps.ts';
import { recordAudit } from '#server/modules/audit/public.ts';
import { endRequest, saveDeclined } from '#server/modules/companies/public.ts';
import { mailOf } from '#server/modules/mail/public.ts';
import { tell } from '#server/modules/notices/public.ts';
import { announce, announceToAdmins } from '#server/modules/stream/public.ts';
import { Problem } from '#server/problem.ts';
import { findRecruiter, type RecruiterRow } from './recruiter-rows.store.ts';
import { saveVerification } from './recruiters.store.ts';

type ChangeDeps = Pick<Deps, 'queue' | 'settings'>;

interface Change {
  verified: boolean;
  /** How it was checked, or why it ends. */
  note: string;
  /** Produces a note written by the portal in the reader's language. */
  wording?: (() => string) | undefined;
  at: Date;
}

/**
 * Verifies the company of a locked recruiter under its current name, or ends the verification; records it, answers a
 * request for it, deletes the submitted document and notifies the recruiter. The caller that commits the transaction
 * purges the shared pages.
 *
 * @throws Problem COMPANY_NAME_TAKEN when the name is verified for another recruiter
 */
export const changeVerification = async (
  deps: ChangeDeps,
  tx: Transaction,
  by: AdminCaller,
  before: RecruiterRow,
  { verified, note, wording, at }: Change,
): Promise<void> => {
  const { id, companyName, companyVerified } = before;
  const verification = verified ? { companyName, by: by.accountId, note } : undefined;
  if ((await saveVerification(tx, id, verification, at)) === 'name taken') throw new Problem('COMPANY_NAME_TAKEN');
  // The document was only for this decision.
  const asked = await endRequest(tx, id);
  if (asked) await deps.queue.send(tx, 'sweep-files', {});
  if (verified || companyVerified || asked) await saveDeclined(tx, id, verified ? undefined : { at, reason: note });
  const without = asked && !companyVerified ? 'request declined' : 'not verified';
  await recordAudit(tx, {
    actor: { id: by.accountId, kind: 'admin', code: by.userCode },
    action: 'company_verification_changed',
    subject: { kind: 'recruiter', id, code: before.userCode },
    from: companyVerified ? 'verified' : 'not verified',
    to: verified ? 'verified' : without,
    reason: note,
    at,
  });
  if (companyVerified !== verified || asked) {
    const about = { to: before.email, companyName };
    const { publicUrl } = deps.settings;
    const mail = (): QueueJobs['mail'] => {
      if (verified) return mailOf('companyVerified', about);
      const kind = companyVerified ? 'companyUnverified' : 'companyNotVerified';
      return mailOf(kind, { ...about, publicUrl, reason: wording ?? note });
    };
    await deps.queue.send(tx, 'mail', mail());
    const kind = verified ? 'company_verified' : 'company_not_verified';
    await tell(tx, [{ kind, to: id, says: { companyName }, at }]);
  }
  await announce(tx, [id], ['companies', 'recruiters']);
  await announceToAdmins(tx, ['recruiters']);
};

/**
 * Ends the verification of a locked recruiter's company with a reason that the recruiter reads. Without a verification
 * nothing changes. Otherwise like `changeVerification`.
 */
export const endVerification = async (
  deps: ChangeDeps,
  tx: Transaction,
  by: AdminCaller,
  { id, ...why }: Omit<Change, 'verified'> & { id: string },
): Promise<void> => {
  const before = await findRecruiter(tx, id);
  if (!before) throw new Problem('NOT_FOUND');
  if (before.companyVerified) await changeVerification(deps, tx, by, before, { ...why, verified: false });
};
