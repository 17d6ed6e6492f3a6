import { useState } from 'react';
import { Link, useNavigation, useSearchParams } from 'react-router';
import { fittingTexts as texts } from '#texts/recruiter-fit.ts';
import { ButtonLink } from '#web/components/button.tsx';
import { classNames } from '#web/components/class-names.ts';
import { EmptyState } from '#web/components/empty-state.tsx';
import { FilePreview } from '#web/components/file-preview.tsx';
import { Notice } from '#web/components/notice.tsx';
import { Pagination } from '#web/components/pagination.tsx';
import { Typed } from '#web/components/typed.tsx';
import { DatabaseClosed } from '#web/features/candidates/candidate-database.tsx';
import type { Candidate } from '#web/features/candidates/candidate-queries.ts';
import { InviteDialog } from '#web/features/candidates/invite-dialog.tsx';
import { readResumeOf, resumeNameOf } from '#web/features/candidates/read-resume.ts';
import { DOT } from '#web/lib/dot.ts';
import { pageIn, withParams } from '#web/lib/list-params.ts';
import { isMissing } from '#web/lib/load.ts';
import { useBody, useRead } from '#web/lib/queries.ts';
import { DATABASE } from '#web/pages/recruiter/addresses.ts';
import {
  FITTING_A_PAGE,
  fittedJob,
  fittingQuery,
  isListed,
  markInvited,
} from '#web/pages/recruiter/fitting/fitting-queries.ts';
import { FittingRow } from '#web/pages/recruiter/fitting/fitting-row.tsx';

/** The candidates who match one of the recruiter's jobs, once requested. */
export function FittingCandidates({ job }: { job: string }) {
  const [search] = useSearchParams();
  return (
    <>
      {isListed(search) ? <FittingList job={job} search={search} /> : null}
      <Link className="link small w-fit" to={DATABASE}>
        {texts.toDatabase}
      </Link>
    </>
  );
}

function FittingList({ job, search }: { job: string; search: URLSearchParams }) {
  const list = useRead(fittingQuery(job, search));
  const fitted = useBody(fittedJob(job));
  const { state } = useNavigation();
  const [resume, setResume] = useState<Candidate>();
  const [invited, setInvited] = useState<Candidate>();
  if (!list.ok) return isMissing(list) ? <Notice title={texts.gone} /> : <DatabaseClosed list={list} />;
  const { body: rows, total } = list.data;
  const jobId = fitted.ok ? fitted.data.jobId : job.toUpperCase();
  const page = Math.min(pageIn(search), Math.max(1, Math.ceil(total / FITTING_A_PAGE)));
  return (
    <div
      data-list
      tabIndex={-1}
      className={classNames('stack gap-4', state === 'loading' && 'opacity-60 transition-opacity delay-150')}
      aria-busy={state === 'loading'}
    >
      <FittingHead job={job} count={total} />
      {rows.length > 0 ? (
        <ol className="border-t-2 border-ink" start={(page - 1) * FITTING_A_PAGE + 1}>
          {rows.map((row) => (
            <FittingRow
              key={row.candidate._id}
              row={row}
              actions={{ openResume: setResume, invite: row.applied || row.invited ? undefined : setInvited }}
            />
          ))}
        </ol>
      ) : null}
      <Pagination
        page={page}
        pages={Math.ceil(total / FITTING_A_PAGE)}
        to={(next) => withParams(search, { page: next > 1 ? String(next) : '' })}
        label={texts.pages}
      />
      {resume ? (
        <FilePreview name={resumeNameOf(resume)} read={readResumeOf(resume)} onClose={() => setResume(undefined)} />
      ) : null}
      {invited ? (
        <InviteDialog
          candidate={invited}
          jobId={jobId}
          onInvited={(to) => {
            if (to === jobId) markInvited(job, search, invited._id);
          }}
          onClose={() => setInvited(undefined)}
        />
      ) : null}
    </div>
  );
}

/** Number of matches for a job; if there are none, why, and what helps. */
function FittingHead({ job: id, count }: { job: string; count: number }) {
  const found = useBody(fittedJob(id));
  const job = found.ok ? found.data : undefined;
  if (count > 0) {
    return (
      <div className="stack gap-1" role="status">
        <h2 className="title">
          {texts.found({ count })}
          {job ? (
            <span className="soft font-normal">
              {DOT}
              <Typed>{job.title}</Typed> <span className="num">{job.jobId}</span>
            </span>
          ) : null}
        </h2>
        <p className="small muted">{texts.isRead}</p>
      </div>
    );
  }
  const asksNothing = job?.skills.length === 0;
  return (
    <EmptyState
      title={asksNothing ? texts.noSkills : texts.empty}
      level={2}
      picture="students"
      action={
        <ButtonLink size="m" to={`/job-posting-forms?job=${encodeURIComponent(job?.jobId ?? id)}`}>
          {texts.editJob}
        </ButtonLink>
      }
    >
      {asksNothing ? texts.noSkillsHelp : texts.emptyHelp}
    </EmptyState>
  );
}
