import type { MailKind } from '#contract/notification-kinds.ts';
import { digestTexts, notificationKindTexts } from '#texts/notification-kinds.ts';

/** What mails are called that their reader may do without. */
export const mailKindTitle = (kind: MailKind): string =>
  kind === 'digest' ? digestTexts.title : notificationKindTexts[kind].title;
