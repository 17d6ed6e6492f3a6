import ArrowLeft from 'lucide-react/icons/arrow-left';
import { COMPLETION_SECTIONS } from '#contract/vocabularies.ts';
import { candidatePageTexts as texts } from '#texts/admin-candidates.ts';
import { ButtonLink } from '#web/components/button.tsx';
import { Card } from '#web/components/card.tsx';
import { EmptyState } from '#web/components/empty-state.tsx';
import { LoadFailed } from '#web/components/load-failed.tsx';
import { Section } from '#web/components/section.tsx';
import { Skeleton, SkeletonBlocks } from '#web/components/skeleton.tsx';
import { StatusBadge } from '#web/components/status-badge.tsx';
import { Cell, HeadCell, Row, Table } from '#web/components/table.tsx';
import { TextLink } from '#web/components/text-link.tsx';
import { Typed } from '#web/components/typed.tsx';
import { assertWholeAdmin } from '#web/features/accounts/assert-second-factor.ts';
import { SessionWatch } from '#web/features/accounts/session-watch.tsx';
import { nameOf } from '#web/features/candidates/candidate-queries.ts';
import { CompletionBar } from '#web/features/candidates/completion-bar.tsx';
import { SectionCard } from '#web/features/candidates/section-card.tsx';
import { shownState } from '#web/features/hiring/stage.ts';
import { CompanyLine } from '#web/features/jobs/company-line.tsx';
import { DOT } from '#web/lib/dot.ts';
import { countText, dayText } from '#web/lib/formats.ts';
import { requireSession } from '#web/lib/guard.ts';
import { load, type Read, useRead } from '#web/lib/queries.ts';
import { settle } from '#web/lib/settle.ts';
import { AdminFrame } from '#web/pages/admin/admin-frame.tsx';
import { CandidateAccount } from '#web/pages/admin/candidates/candidate-account.tsx';
import { CandidateHistoryList } from '#web/pages/admin/candidates/candidate-history.tsx';
import {
  applicationsOf,
  type CandidateWhole,
  historyOf,
  wholeCandidate,
} from '#web/pages/admin/candidates/candidate-queries.ts';
import { tabAddress } from '#web/pages/admin/tabs.ts';
import { loadTotals, useTotals } from '#web/pages/admin/totals.ts';
import type { Route } from './+types/candidate-page';

/** Profile completion, overall and per section. */
function CandidateCompletion({ candidate }: { candidate: CandidateWhole }) {
  const { overallProfileCompletion = 0, profileCompletion } = candidate;
  const done = COMPLETION_SECTIONS.filter((section) => profileCompletion?.[section].isComplete).length;
  return (
    <Section title={texts.overview} look="h3" level={2} id="overview">
      <div className="stack gap-5">
        <Card className="grid gap-4">
          <div className="min-w-0">
            <p className="title wrap-anywhere">
              <Typed>{nameOf(candidate)}</Typed>
            </p>
            <p className="soft wrap-anywhere">{candidate.email}</p>
          </div>
          <CompletionBar
            percent={overallProfileCompletion}
            message={texts.sectionsDone({ done, of: COMPLETION_SECTIONS.length })}
          />
        </Card>
        <ul className="grid list-none gap-3 md:grid-cols-2 xl:grid-cols-1" aria-label={texts.sections}>
          {COMPLETION_SECTIONS.map((section) => (
            <SectionCard
              key={section}
              section={section}
              isComplete={profileCompletion?.[section].isComplete ?? false}
              lastUpdated={profileCompletion?.[section].lastUpdated ?? null}
            />
          ))}
        </ul>
      </div>
    </Section>
  );
}

/** The candidate's applications with their status, newest first. */
function CandidateApplicationList({ id }: { id: string }) {
  const applications = useRead(applicationsOf(id));
  return (
    <Section title={texts.applications} look="h3" level={2} id="applications">
      {applications.ok ? (
        <Applications {...applications.data} />
      ) : (
        <LoadFailed title={texts.applicationsFailed} message={applications.message} />
      )}
    </Section>
  );
}

function Applications({ body: rows, total }: Read<'listApplications'>) {
  if (rows.length === 0) return <p className="soft">{texts.noApplications}</p>;
  return (
    <div className="stack stack-s">
      {total > rows.length ? (
        <p className="small soft num">
          {texts.applicationsOf({ shown: countText(rows.length), all: countText(total) })}
        </p>
      ) : null}
      <Table
        caption={texts.applications}
        head={
          <>
            <HeadCell>{texts.job}</HeadCell>
            <HeadCell>{texts.company}</HeadCell>
            <HeadCell>{texts.applied}</HeadCell>
            <HeadCell>{texts.status}</HeadCell>
          </>
        }
      >
        {rows.map((row) => (
          <Row key={row._id}>
            <Cell kind="title">
              {row.jobToRead ? (
                <TextLink className="wrap-anywhere" to={`${tabAddress('jobs')}?open=${row.jobToRead}`}>
                  <Typed>{row.jobTitle}</Typed>
                </TextLink>
              ) : (
                <span className="wrap-anywhere">
                  <Typed>{row.jobTitle}</Typed>
                </span>
              )}{' '}
              <span className="sub num">{row.jobToRead ? row.jobId : `${row.jobId}${DOT}${texts.jobDeleted}`}</span>
            </Cell>
            <Cell label={texts.company} className="min-w-36 whitespace-normal wrap-anywhere">
              <CompanyLine companyName={row.companyName} postedByCompany={row.postedByCompany} />
            </Cell>
            <Cell label={texts.applied} className="num nowrap">
              {dayText(row.appliedAt)}
            </Cell>
            <Cell kind="status">
              <StatusBadge status={shownState(row)} />
            </Cell>
          </Row>
        ))}
      </Table>
    </div>
  );
}

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

/** Codes for a candidate that does not exist or an id that is not valid. */
const MISSING: readonly string[] = ['NOT_FOUND', 'GONE', 'INVALID_INPUT'];

/** /admin/candidate/{id}: one candidate with their permissions, applications and profile completion. */
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
        <SkeletonBlocks
          sizes={['h-20 w-full max-w-[560px] rounded-3', 'h-64 w-full rounded-3', 'h-40 w-full rounded-3']}
        />
      </Skeleton>
    </AdminFrame>
  );
}
