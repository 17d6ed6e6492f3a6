import type { AdminInvitation } from '#contract/administrators.ts';
import type { Page } from '#server/answer.ts';
import type { Deps } from '#server/deps.ts';
import { invitationView } from './invitation-view.ts';
import { listOpenInvitations } from './invitations.store.ts';

const PAGE = 20;
const MOST = 100;

/** Lists valid invitations, newest first. */
export async function listInvitations(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { page, limit = PAGE }: { page: number; limit?: number | undefined },
): Promise<Page<AdminInvitation>> {
  const { items, total } = await listOpenInvitations(db, { now: now(), page, limit: Math.min(limit, MOST) });
  return { items: items.map(invitationView), total };
}
