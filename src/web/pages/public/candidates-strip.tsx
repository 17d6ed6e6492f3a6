import { Suspense, use, useRef, useState } from 'react';
import { candidatesTexts as texts } from '#texts/public-candidates.ts';
import { Button } from '#web/components/button.tsx';
import { Notice } from '#web/components/notice.tsx';
import { Section } from '#web/components/section.tsx';
import { SkeletonBlock } from '#web/components/skeleton.tsx';
import { PublicCard, type PublicFacts } from '#web/features/candidates/public-card.tsx';
import { call } from '#web/lib/api-client.ts';
import { useSeen } from '#web/lib/use-seen.ts';
import { Marquee } from '#web/pages/public/marquee.tsx';

/** The candidates who chose to be visible. */
function CandidateCards({ candidates }: { candidates: readonly PublicFacts[] }) {
  return (
    <Marquee id="candidates" title={texts.title} gap="gap-5" className="-mb-2 pb-3">
      {candidates.map((candidate) => (
        <li key={candidate._id} className="card person w-[280px] flex-none">
          <PublicCard {...candidate} />
        </li>
      ))}
    </Marquee>
  );
}

const MOST_CANDIDATES = 20;

/** The cards; undefined if they could not be loaded. */
type Outcome = readonly PublicFacts[] | undefined;

/** The visitor's view, even when signed in: the eight fields of those who chose to be visible. */
const askForCards = (): Promise<Outcome> =>
  call('listCandidates', { query: { limit: MOST_CANDIDATES } }, { token: '' }).catch(() => undefined);

/**
 * People's cards. Loaded when the strip comes near the viewport, and never part of the cached and indexed page: a
 * withdrawn card disappears on the next load.
 */
export function CandidatesStrip() {
  const place = useRef<HTMLDivElement>(null);
  const near = useSeen(place, '600px');
  return (
    <div ref={place} className="page section noscript:hidden">
      {near ? <AskedCandidates /> : <CandidatesLoading />}
    </div>
  );
}

function AskedCandidates() {
  const [asked, setAsked] = useState(askForCards);
  return (
    <Suspense fallback={<CandidatesLoading />}>
      <ShownCandidates asked={asked} onRetry={() => setAsked(askForCards())} />
    </Suspense>
  );
}

function ShownCandidates({ asked, onRetry }: { asked: Promise<Outcome>; onRetry: () => void }) {
  return <CandidatesOutcome outcome={use(asked)} onRetry={onRetry} />;
}

export function CandidatesLoading() {
  return (
    <Section id="candidates" title={texts.title}>
      <p role="status" className="small muted">
        {texts.loading}
      </p>
      <div aria-hidden="true" className="mt-3 flex gap-5 overflow-hidden">
        {['a', 'b', 'c', 'd'].map((key) => (
          <div key={key} className="card person h-[196px] w-[280px] flex-none">
            <div className="row">
              <SkeletonBlock className="h-12 w-12 rounded-full" />
              <SkeletonBlock className="h-4 w-32" />
            </div>
          </div>
        ))}
      </div>
    </Section>
  );
}

export function CandidatesOutcome({ outcome, onRetry }: { outcome: Outcome; onRetry: () => void }) {
  if (outcome && outcome.length > 0) return <CandidateCards candidates={outcome} />;
  return (
    <Section id="candidates" title={texts.title}>
      {outcome ? (
        <p className="muted">{texts.none}</p>
      ) : (
        <div className="stack items-start">
          <Notice tone="red" live="alert" title={texts.failed} />
          <Button onClick={onRetry}>{texts.retry}</Button>
        </div>
      )}
    </Section>
  );
}
