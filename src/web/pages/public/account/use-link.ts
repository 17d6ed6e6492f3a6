import { useState } from 'react';
import { linkTexts } from '#texts/account-links.ts';
import { CallFailed, failureMessage } from '#web/lib/api-client.ts';
import type { LinkOutcome } from '#web/pages/public/account/link-page.tsx';

/**
 * Follows a mailed link with a call that scripts alone make: programs that look
 * through mails fetch links by themselves, and must neither confirm nor stop anything.
 */
export function useLink(
  token: string | undefined,
  work: (token: string) => Promise<{ message: string; already: boolean }>,
  before?: LinkOutcome,
): { outcome: LinkOutcome | undefined; busy: boolean; follow: () => Promise<void> } {
  // Another link that is opened in this very tab begins anew.
  const [followed, setFollowed] = useState<{ token: string; outcome: LinkOutcome }>();
  const [busy, setBusy] = useState(false);
  const follow = async () => {
    if (busy || !token) return;
    setBusy(true);
    setFollowed({ token, outcome: await outcomeOf(work(token)) });
    setBusy(false);
  };
  const outcome = followed?.token === token ? followed?.outcome : undefined;
  return { outcome: outcome ?? before, busy, follow };
}

const outcomeOf = async (work: Promise<{ message: string; already: boolean }>): Promise<LinkOutcome> => {
  try {
    const { message, already } = await work;
    return { state: already ? 'already' : 'done', message };
  } catch (failure) {
    const over = failure instanceof CallFailed && failure.status >= 400 && failure.status < 429;
    return { state: over ? 'over' : 'failed', message: failureMessage(failure) || linkTexts.wentWrong };
  }
};
