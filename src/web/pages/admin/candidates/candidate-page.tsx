import ArrowLeft from 'lucide-react/icons/arrow-left';
import { candidatePageTexts as texts } from '#texts/admin-candidates.ts';
import { nameOf } from '#web/candidates/load-candidates.ts';
import { ButtonLink } from '#web/components/button.tsx';
import { EmptyState } from '#web/components/empty-state.tsx';
import { LoadFailed } from '#web/components/load-failed.tsx';
import { Skeleton, SkeletonBlock } from '#web/components/skeleton.tsx';
import { requireSession } from '#web/lib/guard.ts';
import { AdminFrame } from '#web/pages/admin/admin-frame.tsx';
import { CandidateAccount } from '#web/pages/admin/candidates/candidate-account.tsx';
import { CandidateApplicationList } from '#web/pages/admin/candidates/candidate-applications.tsx';
import { CandidateCompletion } from '#web/pages/admin/candidates/candidate-completion.tsx';
import { CandidateHistoryList } from '#web/pages/admin/candidates/candidate-history.tsx';
import { loadCandidate } from '#web/pages/admin/candidates/load-candidate.ts';
import { loadTotals } from '#web/pages/admin/load-totals.ts';
import { tabAddress } from '#web/pages/admin/tabs.ts';
import { SessionWatch } from '#web/sign-in/session-watch.tsx';
import type { Route } from './+types/candidate-page';

export const meta: Route.MetaFunction = () => [{ name: 'robots', content: 'noindex' }];

export async function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  const { user } = requireSession(request, 'admin');
  const [parts, totals] = await Promise.all([loadCandidate(request, params.id), loadTotals()]);
  return { owner: user?._id, totals, ...parts };
}

/** /admin/candidate/{id}: one candidate, what they may do, where they applied, and how complete their profile is. */
export default function CandidatePage({ loaderData }: Route.ComponentProps) {
  const { owner, totals, candidate, applications, history } = loaderData;
  const person = candidate.ok ? candidate.data : null;
  return (
    <SessionWatch kind="admin" owner={owner}>
      <AdminFrame tab="candidates" title={person ? nameOf(person) : texts.title} totals={totals}>
        <div className="-mb-2">
          <ButtonLink variant="quiet" size="m" icon={ArrowLeft} to={tabAddress('candidates')} className="-ml-3">
            {texts.back}
          </ButtonLink>
        </div>
        {!candidate.ok ? (
          <LoadFailed title={texts.failed} message={candidate.message} />
        ) : person ? (
          <div className="grid gap-8 xl:grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)] xl:items-start">
            <div className="stack stack-l">
              <CandidateAccount candidate={person} />
              <CandidateApplicationList applications={applications} />
              <CandidateHistoryList history={history} />
            </div>
            <CandidateCompletion candidate={person} />
          </div>
        ) : (
          <EmptyState
            card
            level={2}
            picture="students"
            title={texts.notFound}
            action={<ButtonLink to={tabAddress('candidates')}>{texts.back}</ButtonLink>}
          >
            {texts.notFoundHelp}
          </EmptyState>
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
