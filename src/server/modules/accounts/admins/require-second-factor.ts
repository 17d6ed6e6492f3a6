import type { Administrator, SecondFactorDemand, SecondFactorDemanded } from '#contract/administrators.ts';
import type { AdminCaller } from '#server/caller.ts';
import type { Transaction } from '#server/database/client.ts';
import type { Deps, RequestMeta } from '#server/deps.ts';
import { recordAudit } from '#server/modules/audit/public.ts';
import { tellSessionEnd } from '#server/modules/stream/public.ts';
import { Problem } from '#server/problem.ts';
import { answerTexts } from '#texts/answers.ts';
import { lockAccount, updateIdentity } from '../accounts.store.ts';
import { secondFactorMail } from '../disable-second-factor.ts';
import { clearSecondFactor } from '../second-factor.store.ts';
import { deleteSessionsOf } from '../sessions.store.ts';
import { demandSecondFactor } from './admins.store.ts';
import { adminView, asSuperAdmin, getAdmin } from './admins.ts';

type DemandDeps = Pick<Deps, 'db' | 'queue' | 'settings' | 'now'>;

/**
 * Requires a second factor of one administrator, or removes the requirement. From then on sessions of an administrator
 * without one can only set it up.
 */
export async function requireSecondFactor(
  deps: DemandDeps,
  caller: AdminCaller,
  { ifMatch }: Pick<RequestMeta, 'ifMatch'>,
  { id, required }: SecondFactorDemand & { id: string },
): Promise<Administrator> {
  return asSuperAdmin(deps, caller, async (tx) => {
    const before = await getAdmin(tx, id);
    if (ifMatch !== undefined && ifMatch !== before.version)
      throw new Problem('STALE_VERSION', { current: adminView(before) });
    await demand(deps, tx, caller, { id, required });
    return adminView(await getAdmin(tx, id));
  });
}

/** The same for all of them. While it applies to all, new administrators need one, too. */
export async function requireSecondFactorOfAll(
  deps: DemandDeps,
  caller: AdminCaller,
  { required }: SecondFactorDemand,
): Promise<SecondFactorDemanded> {
  return asSuperAdmin(deps, caller, async (tx) => {
    const own = await getAdmin(tx, caller.accountId);
    // Otherwise a mistake would lock out everybody at the same time, including the caller.
    if (required && !own.secondFactorOn) throw new Problem('OWN_SECOND_FACTOR_FIRST');
    const changed = await demand(deps, tx, caller, { required });
    const message = required ? answerTexts.secondFactorDemanded : answerTexts.secondFactorNotDemanded;
    return { message, changed };
  });
}

const demand = async (
  { queue, settings, now }: Pick<Deps, 'queue' | 'settings' | 'now'>,
  tx: Transaction,
  caller: AdminCaller,
  { id, required }: { id?: string; required: boolean },
): Promise<number> => {
  const at = now();
  const changed = await demandSecondFactor(tx, { ...(id && { id }), required, at });
  for (const row of changed) {
    await recordAudit(tx, {
      actor: { id: caller.accountId, kind: 'admin', code: caller.userCode },
      action: 'second_factor_demand_changed',
      subject: { kind: 'admin', id: row.id, code: row.userCode },
      from: required ? 'not required' : 'required',
      to: required ? 'required' : 'not required',
      at,
    });
    if (!required || row.secondFactorOn) continue;
    // Their streams end: from now on the session can only set up a second factor.
    await tellSessionEnd(tx, row.id);
    await queue.send(tx, 'mail', secondFactorMail(settings, row, 'second_factor_required'));
  }
  return changed.length;
};

/**
 * Removes the second factor of an administrator who has lost phone and recovery codes. Their sessions end; where one is
 * required, they set up a new one at the next sign-in.
 */
export async function resetSecondFactor(
  deps: DemandDeps,
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
    await deps.queue.send(tx, 'mail', secondFactorMail(deps.settings, row, 'second_factor_reset'));
    return adminView(await getAdmin(tx, id));
  });
}

/**
 * Removes the second factor of an administrator's account and ends all its sessions.
 * @returns false when there was none and nothing changed
 */
async function dropSecondFactor(tx: Transaction, accountId: string, at: Date): Promise<boolean> {
  await lockAccount(tx, 'admin', accountId);
  if (!(await clearSecondFactor(tx, accountId, at))) return false;
  await updateIdentity(tx, accountId, { at });
  await deleteSessionsOf(tx, accountId);
  return true;
}
