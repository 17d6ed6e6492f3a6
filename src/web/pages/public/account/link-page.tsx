import { type ReactNode, useState } from 'react';
import { linkTexts } from '#texts/account-links.ts';
import { Wrapped } from '#web/components/breakable.tsx';
import { ButtonLink } from '#web/components/button.tsx';
import { Notice } from '#web/components/notice.tsx';
import { ACCOUNT } from '#web/features/accounts/account-address.ts';
import { CallFailed, failureMessage } from '#web/lib/api-client.ts';

/** Result of following an emailed link; `over`: the link is no longer valid, `broken`: it is not whole. */
export type LinkOutcome = { state: 'done' | 'already' | 'over' | 'broken' | 'failed'; message: string };

interface LinkPageProps {
  title: string;
  /** Replaces the title once it is done. */
  doneTitle: string;
  /** What the click does; shown until it is done. */
  lead?: ReactNode;
  outcome: LinkOutcome | undefined;
  /** Additional help after the result. */
  more?: ReactNode;
  /** The action, and the text shown if it is impossible. */
  children: ReactNode;
}

/** The page of an emailed link: a card with one action and its result. */
export function LinkPage({ title, doneTitle, lead, outcome, more, children }: LinkPageProps) {
  const settled = outcome !== undefined && outcome.state !== 'failed';
  const good = outcome?.state === 'done' || outcome?.state === 'already';
  return (
    <div className="page py-8 sm:py-18">
      <section className="card mx-auto w-full max-w-[460px] p-5 sm:p-8" aria-labelledby="link-title">
        <div className="stack gap-5">
          <header className="stack stack-s">
            <h1 id="link-title" className="h2">
              {good ? doneTitle : title}
            </h1>
            {settled || !lead ? null : <p className="soft">{lead}</p>}
          </header>
          {outcome ? (
            <Notice
              tone={good ? 'green' : outcome.state === 'failed' ? 'red' : 'amber'}
              live={good ? 'status' : 'alert'}
              title={<Wrapped>{outcome.message}</Wrapped>}
            >
              {more}
            </Notice>
          ) : null}
          {settled ? (
            <div>
              <ButtonLink variant="primary" to={ACCOUNT}>
                {linkTexts.toAccount}
              </ButtonLink>
            </div>
          ) : (
            children
          )}
        </div>
      </section>
    </div>
  );
}

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

const stateOf = (failure: unknown): 'over' | 'broken' | 'failed' => {
  if (!(failure instanceof CallFailed && failure.status >= 400 && failure.status < 429)) return 'failed';
  return failure.code === 'UNSUBSCRIBE_LINK_BROKEN' ? 'broken' : 'over';
};

const outcomeOf = async (work: Promise<{ message: string; already: boolean }>): Promise<LinkOutcome> => {
  try {
    const { message, already } = await work;
    return { state: already ? 'already' : 'done', message };
  } catch (failure) {
    return { state: stateOf(failure), message: failureMessage(failure) || linkTexts.wentWrong };
  }
};
