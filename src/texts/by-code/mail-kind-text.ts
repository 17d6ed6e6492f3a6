import type { MailKind } from '#contract/notification-kinds.ts';
import { digestTexts, notificationKindTexts } from '#texts/notification-kinds.ts';

/** Returns the name of a kind of optional email. */
export const mailKindText = (kind: MailKind): string =>
  kind === 'digest' ? digestTexts.title : notificationKindTexts[kind].title;
