import type { QueueJobs } from '#server/database/queue.ts';
import type { Deps } from '#server/deps.ts';
import { tellAdmins } from '#server/modules/notices/public.ts';
import { type Delivery, deliverMail } from './deliver-mail.ts';
import { greetReader } from './greet-reader.ts';
import { insertFailure } from './mail-failures.store.ts';
import { openMailer } from './mailer.ts';
import { prepareMail } from './notifications/prepare-mail.ts';

type Mail = QueueJobs['mail'];

/** Sends emails to the operator's mail server, and records failures. */
export interface MailDelivery {
  /** Sends the email as is. @returns whether the mail server accepted it @throws when it may be retried */
  deliver(mail: Mail): Promise<boolean>;
  /**
   * Sends a queued email, unless its reader has switched it off or it is held.
   * @param id of the queue job, constant across retries
   * @throws like `deliver`
   */
  deliverQueued(mail: Mail, id: string): Promise<void>;
  /** Records an email that ran out of retries. */
  noteLost(work: QueueJobs['lost-mail']): Promise<void>;
  close(): void;
}

export async function openDelivery(
  deps: Pick<Deps, 'db' | 'log' | 'now' | 'queue' | 'settings'>,
): Promise<MailDelivery> {
  const { db, log, now, settings } = deps;
  const mailer = await openMailer(settings);
  const note = (to: string, failure: { answer: string; refused: boolean }) =>
    db.transaction(async (tx) => {
      const at = now();
      await insertFailure(tx, { to, ...failure, at });
      // An unavailable mail server fails many emails: notify once an hour.
      await tellAdmins(tx, { kind: 'mail_failed', says: {}, once: at.toISOString().slice(0, 13), at });
    });
  const onRefused = ({ to, answer }: { to: string; answer: string }) => note(to, { answer, refused: true });
  const deliver = async (mail: Delivery): Promise<boolean> =>
    deliverMail({ mailer, log, onRefused }, await greetReader(db, mail));
  return {
    deliver,
    async deliverQueued(mail, id) {
      const prepared = await prepareMail(deps, mail);
      if (prepared) await deliver({ ...prepared, messageId: `<${id}@${new URL(settings.publicUrl).hostname}>` });
    },
    async noteLost({ to, email = to }) {
      log.error('A message was lost: the mail server did not take it until its tries were over.');
      if (email) await note(email, { answer: '', refused: false });
    },
    close: () => mailer.close(),
  };
}
