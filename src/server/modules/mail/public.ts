/**
 * Email: its kinds and the handling of the queue's `mail` jobs. Use cases send by `queue.send(executor, 'mail',
 * mailOf(kind, …))`.
 */

export { type Deliver, type MailDelivery, openDelivery } from './deliver-mail.ts';
export { countHeldMails } from './held-mails.store.ts';
export { mailsWaitUntil, sendHeldMails } from './hold-mail.ts';
export { forgetFailuresOf, forgetOldFailures, readFailures, refusedSince } from './mail-failures.store.ts';
export { mailFolder } from './mail-folder.ts';
export { mailOf } from './mail-of.ts';
export { forgetTurns, takeTurn } from './mail-turns.store.ts';
export { isMailServerThere } from './mailer.ts';
export { prepareMail } from './notifications/prepare-mail.ts';
export { mailData } from './personal-data.ts';
export type { SecondFactorChange } from './templates/administrators.ts';
export { isDecision, type LeftAfter } from './templates/applications.ts';
export type { Cancellation } from './templates/interviews.ts';
export type { BestJobNews, SearchNews } from './templates/jobs.ts';
export type { MailedNotice } from './templates/notices.ts';
