import { applyTexts as texts } from '#texts/apply.ts';
import { ButtonLink } from '#web/components/button.tsx';
import { EmptyState } from '#web/components/empty-state.tsx';
import { SessionWatch } from '#web/features/accounts/session-watch.tsx';
import { requireSession } from '#web/lib/guard.ts';
import { pageMeta } from '#web/lib/meta.ts';
import { ApplyFrame } from '#web/pages/candidate/apply/apply-frame.tsx';
import { viewPath } from '#web/pages/candidate/views.ts';
import type { Route } from './+types/choose-job-page';

const back = { to: viewPath('home'), label: texts.toDashboard };

export const meta: Route.MetaFunction = () => pageMeta({ title: texts.plainTitle, noindex: true });

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => ({
  owner: requireSession(request, 'candidate').user?._id,
});

/** /applyjobform without a job: asks the user to choose one, because the form needs it. */
export default function ChooseJobPage({ loaderData: { owner } }: Route.ComponentProps) {
  return (
    <SessionWatch kind="candidate" owner={owner}>
      <ApplyFrame back={back} title={texts.plainTitle}>
        <EmptyState
          card
          level={2}
          title={texts.choose}
          action={
            <ButtonLink variant="primary" to={viewPath('available-jobs')}>
              {texts.seeJobs}
            </ButtonLink>
          }
        >
          {texts.chooseHelp}
        </EmptyState>
      </ApplyFrame>
    </SessionWatch>
  );
}

export function HydrateFallback() {
  return (
    <ApplyFrame back={back} title={texts.plainTitle}>
      {null}
    </ApplyFrame>
  );
}
