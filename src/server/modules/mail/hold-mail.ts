import type { Executor, Transaction } from '#server/database/client.ts';
import type { QueueJobs } from '#server/database/queue.ts';
import type { Deps } from '#server/deps.ts';
import {
  dropHeldMails,
  findAccountId,
  findNames,
  hasHeld,
  hold,
  lockHeldMails,
  type Pair,
} from './held-mails.store.ts';
import { mailOf } from './mail-of.ts';
import { lockTurns, nextTurns, takeTurn } from './mail-turns.store.ts';

type Mail = QueueJobs['mail'];

/** Limits for emails from one recruiter to one person; the surplus is combined and sent when the limit allows. */
const PACES = [
  { most: 3, ms: 3_600_000 },
  { most: 10, ms: 86_400_000 },
] as const;

const turnOf = ({ senderId, recipientId }: Pair): string => `${senderId} ${recipientId}`;

/**
 * Holds an email from a recruiter to a candidate when their limit is reached or others are held already.
 * @param senderId the recruiter
 * @returns whether it is held
 */
export async function holdMail(
  { db, queue, now }: Pick<Deps, 'db' | 'queue' | 'now'>,
  mail: Mail,
  senderId: string,
): Promise<boolean> {
  const recipientId = mail.hasTurn ? undefined : await findAccountId(db, 'candidate', mail.to);
  if (!recipientId) return false;
  const pair = { senderId, recipientId };
  return db.transaction(async (tx) => {
    await lockTurns(tx, turnOf(pair));
    if (!(await hasHeld(tx, pair))) {
      const freeAt = await takeTurn(tx, turnOf(pair), { paces: PACES, at: now() });
      if (!freeAt) return false;
      await queue.send(tx, 'send-held-mails', pair, { after: freeAt });
    }
    await hold(tx, pair, mail);
    return true;
  });
}

/**
 * Finds when emails from a recruiter to several candidates are sent, if all are queued at one moment.
 *
 * @param recipients the candidates, each with the number of emails already on their way to them
 * @returns in the same order; `undefined` where the email is sent at that moment
 */
export const mailsWaitUntil = (
  executor: Executor,
  {
    senderId,
    recipients,
    at,
  }: { senderId: string; recipients: readonly { recipientId: string; earlier: number }[]; at: Date },
): Promise<(Date | undefined)[]> =>
  nextTurns(
    executor,
    recipients.map(({ recipientId, earlier }) => ({ key: turnOf({ senderId, recipientId }), expected: earlier })),
    { paces: PACES, at },
  );

/** Queues held emails from one recruiter to one person; several are combined, with the calendar event of each interview. */
async function sendAsOne(
  { queue, settings }: Pick<Deps, 'queue' | 'settings'>,
  tx: Transaction,
  pair: Pair,
  held: readonly { id: string; mail: Mail }[],
): Promise<void> {
  const names = await findNames(tx, pair);
  const [first] = held;
  if (!first || !names) return;
  const mails = held.map(({ mail }) => mail);
  const { email: to, companyName } = names;
  const mail =
    mails.length > 1
      ? mailOf('held', { to, answersTo: pair.senderId, publicUrl: settings.publicUrl, companyName, mails })
      : first.mail;
  await queue.send(tx, 'mail', { ...mail, hasTurn: true });
  await dropHeldMails(
    tx,
    held.map(({ id }) => id),
  );
}

/** Queue handler: sends the held emails from one recruiter to one person. */
export async function sendHeldMails(deps: Pick<Deps, 'db' | 'queue' | 'now' | 'settings'>, pair: Pair): Promise<void> {
  const { db, queue, now } = deps;
  await db.transaction(async (tx) => {
    await lockTurns(tx, turnOf(pair));
    const waiting = await lockHeldMails(tx, pair);
    if (waiting.length === 0) return;
    const freeAt = await takeTurn(tx, turnOf(pair), { paces: PACES, at: now() });
    if (freeAt) return queue.send(tx, 'send-held-mails', pair, { after: freeAt });
    await sendAsOne(deps, tx, pair, waiting);
  });
}

/**
 * Sends what a recruiter who deletes their account still has held, in one email to each person: it would be gone with
 * the account. The recruiter writes no more, so it waits for no turn.
 */
export async function releaseHeldMails(
  deps: Pick<Deps, 'queue' | 'settings'>,
  tx: Transaction,
  senderId: string,
): Promise<void> {
  const held = await lockHeldMails(tx, { senderId });
  for (const [recipientId, mails] of Map.groupBy(held, (one) => one.recipientId))
    await sendAsOne(deps, tx, { senderId, recipientId }, mails);
}
