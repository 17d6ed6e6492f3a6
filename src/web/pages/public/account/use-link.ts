import { useState } from 'react';
import { CallFailed } from '#web/lib/api-client.ts';
import { saidBy } from '#web/lib/form-errors.ts';
import type { LinkOutcome } from '#web/pages/public/account/link-page.tsx';
import { linkWords } from '#web/words/en/account.ts';

/**
 * Follows a mailed link by the click of a person: programs that look through
 * mails open links by themselves, and must neither confirm nor stop anything.
 */
export function useLink(
  work: (token: string) => Promise<{ message: string; already: boolean }>,
  before?: LinkOutcome,
): { outcome: LinkOutcome | undefined; busy: boolean; follow: (token: string) => Promise<void> } {
  const [outcome, setOutcome] = useState(before);
  const [busy, setBusy] = useState(false);
  const follow = async (token: string) => {
    if (busy) return;
    setBusy(true);
    setOutcome(undefined);
    try {
      const { message, already } = await work(token);
      setOutcome({ state: already ? 'already' : 'done', message });
    } catch (failure) {
      const over = failure instanceof CallFailed && failure.status >= 400 && failure.status < 429;
      setOutcome({ state: over ? 'over' : 'failed', message: saidBy(failure) || linkWords.wentWrong });
    }
    setBusy(false);
  };
  return { outcome, busy, follow };
}
