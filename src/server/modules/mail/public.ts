/** Mail: its kinds and what the queue's `mail` jobs become. Use cases send by `queue.send(executor, 'mail', mailOf(kind, …))`. */
export { deliverMail } from './deliver-mail.ts';
export { sendHeldMails } from './hold-mail.ts';
export { mailFolder } from './mail-folder.ts';
export { mailOf } from './mail-of.ts';
export { forgetTurns, takeTurn } from './mail-turns.store.ts';
export { type Mailer, openMailer } from './mailer.ts';
export { prepareMail } from './notifications/prepare-mail.ts';
export { mailData } from './personal-data.ts';
export type { SecondFactorChange } from './templates/administrators.ts';
export { isDecision } from './templates/applications.ts';
export type { SearchNews } from './templates/jobs.ts';
