import type { CallOutput } from '#contract/api.ts';
import { homeTexts } from '#texts/candidate.ts';
import { longDayText } from '#web/lib/formats.ts';

const texts = homeTexts.waiting;

interface Waiting {
  interviews: number;
  offers: number;
  /** Conversations with unread messages; undefined until known. */
  conversations: number | undefined;
  /** Unread notices; undefined until known. */
  notices: number | undefined;
  /** Undefined until known. */
  account: Pick<CallOutput<'getAccount'>, 'confirmationNeeded' | 'emailRefusedAt' | 'pendingEmail'> | undefined;
  /** What else is new on the page. */
  others: number;
}

/** Today, and what waits for the candidate; that nothing does is only said once everything is known. */
export const todayText = (now: string, waiting: Waiting): string => {
  const { interviews, offers, conversations, notices, account, others } = waiting;
  const day = longDayText(now);
  const named = [
    interviews > 0 ? texts.interviews({ count: interviews }) : '',
    offers > 0 ? texts.offers({ count: offers }) : '',
    conversations ? texts.messages({ count: conversations }) : '',
  ].filter(Boolean);
  if (named.length > 0) return texts.today({ day, what: named.join(', ') });
  const asks = account && (account.confirmationNeeded || account.emailRefusedAt || account.pendingEmail);
  const isDone = account && !asks && conversations === 0 && notices === 0 && others === 0;
  return isDone ? texts.today({ day, what: texts.nothing }) : day;
};
