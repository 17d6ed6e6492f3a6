import type { Executor } from '#server/database/client.ts';
import type { QueueJobs } from '#server/database/queue.ts';
import type { Deps } from '#server/deps.ts';
import {
  dropHeldMails,
  findAccountId,
  findHeldMails,
  findNames,
  hasHeld,
  hold,
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

/**
 * Queue handler: sends the held emails from one recruiter to one person; several are combined with the newest calendar
 * event.
 */
export async function sendHeldMails(
  { db, queue, now, settings }: Pick<Deps, 'db' | 'queue' | 'now' | 'settings'>,
  pair: Pair,
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockTurns(tx, turnOf(pair));
    const waiting = await findHeldMails(tx, pair);
    const names = await findNames(tx, pair);
    const [first] = waiting;
    if (!first || !names) return;
    const freeAt = await takeTurn(tx, turnOf(pair), { paces: PACES, at: now() });
    if (freeAt) return queue.send(tx, 'send-held-mails', pair, { after: freeAt });
    const mails = waiting.map(({ mail }) => mail);
    const { email: to, companyName } = names;
    const together = mailOf('held', {
      to,
      answersTo: pair.senderId,
      publicUrl: settings.publicUrl,
      companyName,
      mails,
    });
    await queue.send(tx, 'mail', { ...(mails.length > 1 ? together : first.mail), hasTurn: true });
    await dropHeldMails(
      tx,
      waiting.map(({ id }) => id),
    );
  });
}
