import type { Administrator } from '#contract/administrators.ts';
import type { AdminCaller } from '#server/caller.ts';
import type { Deps, RequestMeta } from '#server/deps.ts';
import { recordAudit } from '#server/modules/audit/public.ts';
import { Problem } from '#server/problem.ts';
import { dropSecondFactor } from '../drop-second-factor.ts';
import { secondFactorMail } from '../second-factor-mail.ts';
import { adminView } from './admin-view.ts';
import { asSuperAdmin } from './as-super-admin.ts';
import { getAdmin } from './get-admin.ts';

/**
 * Removes the second factor of an administrator who has lost phone and recovery codes. Their sessions end; where one is
 * required, they set up a new one at the next sign-in.
 */
export async function resetSecondFactor(
  deps: Pick<Deps, 'db' | 'queue' | 'now'>,
  caller: AdminCaller,
  { ifMatch }: Pick<RequestMeta, 'ifMatch'>,
  { id }: { id: string },
): Promise<Administrator> {
  return asSuperAdmin(deps, caller, async (tx) => {
    const row = await getAdmin(tx, id);
    if (ifMatch !== undefined && ifMatch !== row.version)
      throw new Problem('STALE_VERSION', { current: adminView(row) });
    if (id === caller.accountId) throw new Problem('NOT_YOUR_OWN_SECOND_FACTOR');
    if (!(await dropSecondFactor(tx, id, deps.now()))) throw new Problem('NO_SECOND_FACTOR');
    await recordAudit(tx, {
      actor: { id: caller.accountId, kind: 'admin', code: caller.userCode },
      action: 'second_factor_reset',
      subject: { kind: 'admin', id, code: row.userCode },
      from: 'on',
      to: 'off',
      at: deps.now(),
    });
    await deps.queue.send(tx, 'mail', secondFactorMail(row, 'second_factor_reset'));
    return adminView(await getAdmin(tx, id));
  });
}
