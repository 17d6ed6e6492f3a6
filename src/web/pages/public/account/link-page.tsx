import type { ReactNode } from 'react';
import { linkTexts } from '#texts/account-links.ts';
import { ButtonLink } from '#web/components/button.tsx';
import { Notice } from '#web/components/notice.tsx';
import { ACCOUNT } from '#web/features/accounts/account-address.ts';

/** Result of following an emailed link; `over`: the link is no longer valid. */
export type LinkOutcome = { state: 'done' | 'already' | 'over' | 'failed'; message: string };

/** The token in the fragment of an emailed link. */
export const tokenIn = (fragment: URLSearchParams): string | undefined => fragment.get('token') || undefined;

interface LinkPageProps {
  title: string;
  /** What the click does; shown until it is done. */
  lead?: ReactNode;
  outcome: LinkOutcome | undefined;
  /** Additional help after the result. */
  more?: ReactNode;
  /** The action, and the text shown if it is impossible. */
  children: ReactNode;
}

/** The page of an emailed link: a card with one action and its result. */
export function LinkPage({ title, lead, outcome, more, children }: LinkPageProps) {
  const settled = outcome !== undefined && outcome.state !== 'failed';
  const good = outcome?.state === 'done' || outcome?.state === 'already';
  return (
    <div className="page py-8 sm:py-18">
      <section className="card mx-auto w-full max-w-[460px] p-5 sm:p-8" aria-labelledby="link-title">
        <div className="stack gap-5">
          <header className="stack stack-s">
            <h1 id="link-title" className="h2">
              {title}
            </h1>
            {settled || !lead ? null : <p className="soft">{lead}</p>}
          </header>
          {outcome ? (
            <Notice
              tone={good ? 'green' : outcome.state === 'over' ? 'amber' : 'red'}
              live={good ? 'status' : 'alert'}
              title={<span className="wrap-anywhere">{outcome.message}</span>}
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
