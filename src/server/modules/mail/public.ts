/** Mail: what the queue's `mail` jobs become. Use cases send by `queue.send(executor, 'mail', …)`. */
export { deliverMail } from './deliver-mail.ts';
export { mailFolder } from './mail-folder.ts';
export { type Mailer, openMailer } from './mailer.ts';
export { prepareMail } from './notifications/prepare-mail.ts';
export { mailData } from './personal-data.ts';
