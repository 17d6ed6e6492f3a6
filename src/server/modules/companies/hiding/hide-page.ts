import type { Transaction } from '#server/database/client.ts';
import type { Deps } from '#server/deps.ts';
import { mailOf } from '#server/modules/mail/public.ts';
import { tell } from '#server/modules/notices/public.ts';
import { announce } from '#server/modules/stream/public.ts';
import { Problem } from '#server/problem.ts';
import { findOwner, saveHiding } from './hiding.store.ts';

type HideDeps = Pick<Deps, 'queue' | 'settings'>;

interface Change {
  id: string;
  at: Date;
}

/**
 * Hides a company's page from the public, and notifies its recruiter with the reason; its jobs stay. A hidden page
 * stays as it is, unless an edit of it awaits a decision. The caller that commits the transaction purges the shared
 * pages.
 *
 * @param wording produces a reason written by the portal in the reader's language
 */
export const hidePage = async (
  deps: HideDeps,
  tx: Transaction,
  { id, reason, wording, at }: Change & { reason: string; wording?: (() => string) | undefined },
): Promise<void> => {
  if (!(await saveHiding(tx, id, { at, reason }))) return;
  const { to, companyName } = await ownerOf(tx, id);
  const { publicUrl } = deps.settings;
  await deps.queue.send(
    tx,
    'mail',
    mailOf('companyPageHidden', { to, publicUrl, companyName, reason: wording ?? reason }),
  );
  await tell(tx, [{ kind: 'company_page_hidden', to: id, says: { companyName }, at }]);
  await announce(tx, [id], ['companies']);
};

/** Makes a hidden page public again, and notifies its recruiter. Otherwise like `hidePage`. */
export const showPage = async (deps: HideDeps, tx: Transaction, { id, at }: Change): Promise<void> => {
  if (!(await saveHiding(tx, id, undefined))) return;
  const { to, companyName } = await ownerOf(tx, id);
  await deps.queue.send(tx, 'mail', mailOf('companyPageShown', { to, companyName }));
  await tell(tx, [{ kind: 'company_page_shown', to: id, says: { companyName }, at }]);
  await announce(tx, [id], ['companies']);
};

const ownerOf = async (tx: Transaction, id: string): Promise<{ to: string; companyName: string }> => {
  const owner = await findOwner(tx, id);
  if (!owner) throw new Problem('NOT_FOUND');
  return { to: owner.email, companyName: owner.companyName };
};
