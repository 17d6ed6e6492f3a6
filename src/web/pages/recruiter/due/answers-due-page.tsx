import { useState } from 'react';
import { useLocation } from 'react-router';
import { dueTexts as texts } from '#texts/recruiter-due.ts';
import { Button, ButtonLink } from '#web/components/button.tsx';
import { EmptyState } from '#web/components/empty-state.tsx';
import { FieldScope } from '#web/components/field.tsx';
import { LoadFailed } from '#web/components/load-failed.tsx';
import { Notice } from '#web/components/notice.tsx';
import { CallFailed, call } from '#web/lib/api-client.ts';
import { DOT } from '#web/lib/dot.ts';
import { countText, dayText } from '#web/lib/formats.ts';
import { requireSession } from '#web/lib/guard.ts';
import { pageMeta } from '#web/lib/meta.ts';
import { load, read, useFound, useRead } from '#web/lib/queries.ts';
import { useRequestKey } from '#web/lib/request-key.ts';
import { settle } from '#web/lib/settle.ts';
import { APPLICATIONS } from '#web/pages/recruiter/addresses.ts';
import {
  type Application,
  type ApplicationStats,
  loadStats,
  STATS,
} from '#web/pages/recruiter/applications/application-queries.ts';
import {
  type DueChoice,
  dueQuery,
  groupsOf,
  isReady,
  jobIn,
  NOTHING_CHOSEN,
} from '#web/pages/recruiter/due/due-answers.ts';
import { DueGroup } from '#web/pages/recruiter/due/due-group.tsx';
import { DueLetter } from '#web/pages/recruiter/due/due-letter.tsx';
import { type Choices, useChoices } from '#web/pages/recruiter/due/use-choices.ts';
import { useJobStatus } from '#web/pages/recruiter/jobs/use-job-status.tsx';
import { useAnswered } from '#web/pages/recruiter/use-answered.ts';
import type { Route } from './+types/answers-due-page';

export const meta: Route.MetaFunction = () => pageMeta({ title: texts.title, noindex: true });

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  requireSession(request, 'recruiter');
  await Promise.all([settle(load(dueQuery(new URL(request.url).searchParams))), settle(loadStats())]);
  return { now: new Date().toISOString() };
}

/** All applications that are due an answer: a reason for each with its email beside it, and one button for all. */
export default function AnswersDuePage({ loaderData: { now } }: Route.ComponentProps) {
  const { search } = useLocation();
  const params = new URLSearchParams(search);
  const list = useRead(dueQuery(params));
  const stats = useRead(STATS);
  if (!list.ok) {
    return (
      <main className="main-wide">
        <LoadFailed title={texts.failed} message={list.message} />
      </main>
    );
  }
  return (
    <main className="main-wide stack gap-5">
      {stats.ok ? <Counts stats={stats.data.body} /> : null}
      <Due rows={list.data.body} total={list.data.total} jobId={jobIn(params)} now={now} />
    </main>
  );
}

interface DueProps {
  rows: readonly Application[];
  /** Includes those beyond the limit of one response. */
  total: number;
  /** The job in the address, if all are of it. */
  jobId: string | undefined;
  now: string;
}

/** The choices are kept here, so that they are available after an undo restores everyone. */
function Due({ rows, total, jobId, now }: DueProps) {
  const chosen = useChoices(rows);
  if (rows.length > 0) return <DueAnswers rows={rows} total={total} now={now} {...chosen} />;
  const toApplications = <ButtonLink to={APPLICATIONS}>{texts.toApplications}</ButtonLink>;
  if (jobId !== undefined) {
    const action = (
      <div className="row wrap justify-center">
        <CloseJob id={jobId} />
        {toApplications}
      </div>
    );
    return <EmptyState title={texts.jobEmpty} level={2} picture="students" action={action} />;
  }
  return (
    <EmptyState title={texts.empty} level={2} picture="students" action={toApplications}>
      {texts.emptyHelp}
    </EmptyState>
  );
}

/** Closes the job that everyone has been answered for, unless it is closed or not theirs to close. */
function CloseJob({ id }: { id: string }) {
  const job = useFound(read('getJob', { params: { id } }), true);
  const { choose, question } = useJobStatus();
  if (!job?.may?.setStatus || job.jobStatus === 'Closed') return question;
  return (
    <>
      <Button variant="primary" onClick={() => choose(job, 'Closed')}>
        {texts.closeJob}
      </Button>
      {question}
    </>
  );
}

function Counts({ stats: { due, answerRecord: record } }: { stats: ApplicationStats }) {
  return (
    <div>
      {due.soon + due.overdue > 0 ? <p className="strong">{texts.counts(due)}</p> : null}
      <p className="small soft num">
        {record
          ? texts.record({
              day: dayText(record.since),
              percent: countText(record.inTimePercent),
              due: countText(record.due),
            })
          : texts.tooFew}
      </p>
    </div>
  );
}

type DueAnswersProps = Choices & Omit<DueProps, 'jobId'>;

function DueAnswers({ rows, total, now, choices, choose, restored, clear, settled }: DueAnswersProps) {
  const [shown, setShown] = useState<string>();
  const { send, busy, failure, refused } = useSending(rows, settled);
  const choiceOf = (id: string): DueChoice => choices[id] ?? NOTHING_CHOSEN;
  const ready = rows.filter(({ _id }) => isReady(choiceOf(_id)));
  const lacking = rows.filter(({ _id }) => !(choiceOf(_id).isLeftOut || isReady(choiceOf(_id))));
  const open = rows.find(({ _id }) => _id === shown) ?? rows[0];
  const submit = () => void send(ready.map(({ _id }) => ({ id: _id, ...choiceOf(_id) })));
  return (
    <FieldScope value="due">
      <form
        noValidate
        className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(18rem,24rem)]"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
        onKeyDown={(event) => {
          // Enter in a field does not submit.
          if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
          event.preventDefault();
          if (event.ctrlKey || event.metaKey) submit();
        }}
      >
        <div className="stack min-w-0 gap-6">
          <p className="soft">
            {texts.help}
            {total > rows.length ? ` ${texts.first({ shown: countText(rows.length), total: countText(total) })}` : null}
          </p>
          {restored ? (
            <Notice
              live="status"
              title={texts.restored}
              action={
                <Button size="s" onClick={() => clear(rows.map(({ _id }) => _id))}>
                  {texts.startAgain}
                </Button>
              }
            />
          ) : null}
          {failure ? <Notice tone="red" live="alert" title={failure} /> : null}
          {refused.length > 0 ? <Notice tone="amber" live="alert" title={refused.join(DOT)} /> : null}
          {groupsOf(rows).map((group) => (
            <DueGroup
              key={group.jobId}
              {...{ group, choices, now }}
              shownId={open?._id}
              onChoose={choose}
              onShow={setShown}
            />
          ))}
        </div>
        <div className="lg:sticky lg:top-6">
          {open ? (
            <DueLetter
              application={open}
              choice={choiceOf(open._id)}
              now={now}
              onWrite={(reason) => choose([open._id], { reason })}
            />
          ) : null}
        </div>
        <div className="row wrap sticky bottom-0 gap-3 border-t border-line z-10 bg-paper py-3 lg:col-span-2">
          <Button type="submit" variant="primary" busy={busy} busyLabel={texts.busy} disabled={ready.length === 0}>
            {texts.answer({ count: ready.length })}
          </Button>
          <ButtonLink to={APPLICATIONS}>{texts.later}</ButtonLink>
          {lacking[0] ? (
            <p className="small text-amber min-w-0 break-words">
              {texts.leftOut({ count: lacking.length, name: lacking[0].fullName })}
            </p>
          ) : null}
        </div>
      </form>
    </FieldScope>
  );
}

/** One call for all; lists who could not be answered, and offers Undo for the others. */
function useSending(rows: readonly Application[], settled: (ids: readonly string[]) => void) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [refused, setRefused] = useState<readonly string[]>([]);
  const headersFor = useRequestKey();
  const answered = useAnswered();
  const nameOf = (id: string): string => rows.find(({ _id }) => _id === id)?.fullName ?? id;
  const send = async (people: readonly (DueChoice & { id: string })[]) => {
    if (people.length === 0 || busy) return;
    setBusy(true);
    setFailure(undefined);
    setRefused([]);
    try {
      const each = people.map(({ id, reasonCode, reason }) => ({ id, reasonCode, reason: reason.trim() }));
      const body = { ids: people.map(({ id }) => id), status: 'rejected', each } as const;
      const answer = await call('answerApplications', { body }, { headers: headersFor(body) });
      setRefused(answer.refused.map(({ _id, message: why }) => texts.refused({ name: nameOf(_id), why })));
      settled(answer.changed);
      answered(answer.message, { ids: answer.changed, undoUntil: answer.undoUntil, mailAt: answer.mailAt });
    } catch (problem) {
      setFailure((problem instanceof CallFailed && problem.message) || texts.answerFailed);
    }
    setBusy(false);
  };
  return { send, busy, failure, refused };
}
