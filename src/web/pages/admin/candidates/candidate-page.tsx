import ArrowLeft from 'lucide-react/icons/arrow-left';
import { candidatePageTexts as texts } from '#texts/admin-candidates.ts';
import { assertWholeAdmin } from '#web/account/assert-second-factor.ts';
import { nameOf } from '#web/candidates/candidate-queries.ts';
import { ButtonLink } from '#web/components/button.tsx';
import { EmptyState } from '#web/components/empty-state.tsx';
import { LoadFailed } from '#web/components/load-failed.tsx';
import { Skeleton, SkeletonBlock } from '#web/components/skeleton.tsx';
import { requireSession } from '#web/lib/guard.ts';
import { load, useRead } from '#web/lib/queries.ts';
import { settle } from '#web/lib/settle.ts';
import { AdminFrame } from '#web/pages/admin/admin-frame.tsx';
import { CandidateAccount } from '#web/pages/admin/candidates/candidate-account.tsx';
import { CandidateApplicationList } from '#web/pages/admin/candidates/candidate-applications.tsx';
import { CandidateCompletion } from '#web/pages/admin/candidates/candidate-completion.tsx';
import { CandidateHistoryList } from '#web/pages/admin/candidates/candidate-history.tsx';
import { applicationsOf, historyOf, wholeCandidate } from '#web/pages/admin/candidates/candidate-queries.ts';
import { tabAddress } from '#web/pages/admin/tabs.ts';
import { loadTotals, useTotals } from '#web/pages/admin/totals.ts';
import { SessionWatch } from '#web/sign-in/session-watch.tsx';
import type { Route } from './+types/candidate-page';

export const meta: Route.MetaFunction = () => [{ name: 'robots', content: 'noindex' }];

export async function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  const { user } = requireSession(request, 'admin');
  await Promise.all([
    loadWithHistory(params.id),
    settle(load(applicationsOf(params.id))),
    loadTotals(),
    assertWholeAdmin(request),
  ]);
  return { owner: user?._id };
}

const loadWithHistory = async (id: string): Promise<void> => {
  const candidate = await settle(load(wholeCandidate(id)));
  if (candidate.ok) await settle(load(historyOf(candidate.data.body.userCode)));
};

/** Of what does not exist, or is no candidate's number at all. */
const MISSING: readonly string[] = ['NOT_FOUND', 'GONE', 'INVALID_INPUT'];

/** /admin/candidate/{id}: one candidate, what they may do, where they applied, and how complete their profile is. */
export default function CandidatePage({ loaderData: { owner }, params: { id } }: Route.ComponentProps) {
  const totals = useTotals();
  const candidate = useRead(wholeCandidate(id));
  const person = candidate.ok ? candidate.data.body : undefined;
  return (
    <SessionWatch kind="admin" owner={owner}>
      <AdminFrame tab="candidates" title={person ? nameOf(person) : texts.title} totals={totals}>
        <div className="-mb-2">
          <ButtonLink variant="quiet" size="m" icon={ArrowLeft} to={tabAddress('candidates')} className="-ml-3">
            {texts.back}
          </ButtonLink>
        </div>
        {person ? (
          <div className="grid gap-8 xl:grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)] xl:items-start">
            <div className="stack stack-l">
              <CandidateAccount candidate={person} />
              <CandidateApplicationList id={id} />
              <CandidateHistoryList code={person.userCode} />
            </div>
            <CandidateCompletion candidate={person} />
          </div>
        ) : candidate.ok || MISSING.includes(candidate.code) ? (
          <EmptyState
            card
            level={2}
            picture="students"
            title={texts.notFound}
            action={<ButtonLink to={tabAddress('candidates')}>{texts.back}</ButtonLink>}
          >
            {texts.notFoundHelp}
          </EmptyState>
        ) : (
          <LoadFailed title={texts.failed} message={candidate.message} />
        )}
      </AdminFrame>
    </SessionWatch>
  );
}

export function HydrateFallback() {
  return (
    <AdminFrame tab="candidates" title={texts.title}>
      <Skeleton className="stack gap-6">
        <SkeletonBlock className="h-20 w-full max-w-[560px] rounded-3" />
        <SkeletonBlock className="h-64 w-full rounded-3" />
        <SkeletonBlock className="h-40 w-full rounded-3" />
      </Skeleton>
    </AdminFrame>
  );
}
