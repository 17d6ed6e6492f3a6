import { useState } from 'react';
import { linkTexts } from '#texts/account-links.ts';
import { CallFailed, failureMessage } from '#web/lib/api-client.ts';
import type { LinkOutcome } from '#web/pages/public/account/link-page.tsx';

/**
 * Follows an emailed link with a call made only by scripts: link scanners fetch links automatically and must not
 * confirm or unsubscribe anything.
 */
export function useLink(
  token: string | undefined,
  work: (token: string) => Promise<{ message: string; already: boolean }>,
  before?: LinkOutcome,
): { outcome: LinkOutcome | undefined; busy: boolean; follow: () => Promise<void> } {
  // Another link opened in the same tab starts over.
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
