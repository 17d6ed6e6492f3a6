/** Notifications: which optional mails somebody wants. Senders name the kind in the queued mail's `optional`. */
export { prepareMail } from './prepare-mail.ts';
