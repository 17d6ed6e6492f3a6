import type { Recruiter, Verification } from '#contract/recruiters.ts';
import type { AdminCaller } from '#server/caller.ts';
import type { QueueJobs } from '#server/database/queue.ts';
import type { Deps, RequestMeta } from '#server/deps.ts';
import { recordAudit } from '#server/modules/audit/public.ts';
import { endRequest } from '#server/modules/companies/public.ts';
import { mailOf } from '#server/modules/mail/public.ts';
import { tell } from '#server/modules/notices/public.ts';
import { announce, announceToAdmins } from '#server/modules/stream/public.ts';
import { RECRUITER_PAGES } from '#server/page-cache.ts';
import { invalid, Problem } from '#server/problem.ts';
import { assertCompanyNameFree } from './assert-company-name-free.ts';
import { findRecruiter } from './recruiter-rows.store.ts';
import { recruiterView } from './recruiter-view.ts';
import { lockRecruiter, saveVerification } from './recruiters.store.ts';

/**
 * Verifies the company of a recruiter under its current name, or ends the verification. From then on nobody else can
 * take the name, jobs under it are shown as verified, and more candidates are served per day. The recruiter is
 * notified. Repeating it with the same note changes nothing, except that it answers a request: the company stays as it
 * is, and the submitted document is deleted.
 *
 * @throws Problem NOT_FOUND, STALE_VERSION with the newer row, INVALID_INPUT without a company name, COMPANY_NAME_TAKEN
 *   when the name is verified for another recruiter
 */
export async function verifyRecruiter(
  deps: Pick<Deps, 'db' | 'now' | 'queue' | 'settings' | 'pageCache'>,
  caller: AdminCaller,
  { ifMatch }: Pick<RequestMeta, 'ifMatch'>,
  { id, verified, note }: Verification & { id: string },
): Promise<Recruiter> {
  const recruiter = await deps.db.transaction(async (tx) => {
    await lockRecruiter(tx, id);
    const before = await findRecruiter(tx, id);
    if (!before) throw new Problem('NOT_FOUND');
    const view = (row: typeof before): Recruiter => recruiterView(deps, caller, row, 'admin');
    if (ifMatch !== undefined && ifMatch !== before.version)
      throw new Problem('STALE_VERSION', { current: view(before) });
    const { companyName, companyVerified } = before;
    if (verified && companyName.trim() === '') throw invalid('verified', 'companyMissing');
    const unchanged = companyVerified === verified && (!verified || note === (before.verificationNote ?? ''));
    if (unchanged && !before.verificationAskedAt) return view(before);
    if (verified) await assertCompanyNameFree(tx, companyName, { except: id });
    const at = deps.now();
    const verification = verified ? { companyName, by: caller.accountId, note } : undefined;
    if ((await saveVerification(tx, id, verification, at)) === 'name taken') throw new Problem('COMPANY_NAME_TAKEN');
    const state = (yes: boolean): string => (yes ? 'verified' : 'not verified');
    await recordAudit(tx, {
      actor: { id: caller.accountId, kind: 'admin', code: caller.userCode },
      action: 'company_verification_changed',
      subject: { kind: 'recruiter', id, code: before.userCode },
      from: state(companyVerified),
      to: state(verified),
      reason: note,
      at,
    });
    // The document was only for this decision.
    const asked = await endRequest(tx, id);
    if (asked) await deps.queue.send(tx, 'sweep-files', {});
    if (companyVerified !== verified || asked) {
      const about = { to: before.email, companyName };
      const { publicUrl } = deps.settings;
      const mail = (): QueueJobs['mail'] => {
        if (verified) return mailOf('companyVerified', about);
        const kind = companyVerified ? 'companyUnverified' : 'companyNotVerified';
        return mailOf(kind, { ...about, publicUrl, reason: note });
      };
      await deps.queue.send(tx, 'mail', mail());
      const kind = verified ? 'company_verified' : 'company_not_verified';
      await tell(tx, [{ kind, to: id, says: { companyName }, at }]);
    }
    await announce(tx, [id], ['companies', 'recruiters']);
    await announceToAdmins(tx, ['recruiters']);
    const after = await findRecruiter(tx, id);
    if (!after) throw new Problem('NOT_FOUND');
    return view(after);
  });
  deps.pageCache.purge(RECRUITER_PAGES);
  return recruiter;
}
