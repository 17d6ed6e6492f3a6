import { useQuery } from '@tanstack/react-query';
import ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import Copy from 'lucide-react/icons/copy';
import Pencil from 'lucide-react/icons/pencil';
import Share2 from 'lucide-react/icons/share-2';
import Trash2 from 'lucide-react/icons/trash';
import { useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { postingTexts, shareTexts, jobsTexts as texts } from '#texts/recruiter.ts';
import { fittingTexts } from '#texts/recruiter-fit.ts';
import { CompanyMark } from '#web/components/avatar.tsx';
import { Breakable } from '#web/components/breakable.tsx';
import { Button, ButtonLink } from '#web/components/button.tsx';
import { Facts } from '#web/components/card.tsx';
import { ConfirmDialog } from '#web/components/confirm-dialog.tsx';
import { Dialog } from '#web/components/dialog.tsx';
import { Icon } from '#web/components/icon.tsx';
import { Notice } from '#web/components/notice.tsx';
import { openedPart } from '#web/components/opened-part.tsx';
import { StatusBadge } from '#web/components/status-badge.tsx';
import { useToast } from '#web/components/toasts.tsx';
import { Typed } from '#web/components/typed.tsx';
import { countOpen, NOTHING_OPEN } from '#web/features/hiring/open-work.ts';
import { detailFacts } from '#web/features/jobs/detail-facts.ts';
import { JobTexts } from '#web/features/jobs/job-texts.tsx';
import { CallFailed, call, failureMessage, wasOvertaken } from '#web/lib/api-client.ts';
import { DOT } from '#web/lib/dot.ts';
import { fileAddress } from '#web/lib/file-address.ts';
import { dayText } from '#web/lib/formats.ts';
import { jobPath } from '#web/lib/job-links.ts';
import { withParams } from '#web/lib/list-params.ts';
import { ANEW, read, useRefetchOnceGone } from '#web/lib/queries.ts';
import { applicationsTo, listParams, whoFits } from '#web/pages/recruiter/addresses.ts';
import { JOB_STATUS_LABELS, type Job } from '#web/pages/recruiter/jobs/job-queries.ts';
import { WhatIsOpen } from '#web/pages/recruiter/jobs/what-is-open.tsx';
import { useClose } from '#web/pages/recruiter/use-close.ts';

/** Contains the QR code generator, which is used only here. */
const ShareDialog = openedPart(async () => (await import('#web/pages/recruiter/jobs/share-dialog.tsx')).ShareDialog);

/** Deletes a job after confirmation; the refetched list no longer contains it. */
function useDeletion(job: Job) {
  const { _id: id, version } = job;
  const [asked, setAsked] = useState(false);
  const [open, setOpen] = useState(NOTHING_OPEN);
  const [deleting, setDeleting] = useState(false);
  const [failure, setFailure] = useState<string>();
  const { search } = useLocation();
  const navigate = useNavigate();
  const toast = useToast();
  const refetchOnceGone = useRefetchOnceGone();

  const deleteJob = async () => {
    setAsked(false);
    setDeleting(true);
    setFailure(undefined);
    try {
      await call('deleteJob', { params: { id }, version }, { patched: true });
    } catch (error) {
      const said = failureMessage(error);
      const sentence = said ? texts.deleteFailedBecause({ why: said }) : texts.deleteFailed;
      // A job that no longer exists closes its details, so the reason is shown as a toast.
      if (wasOvertaken(error)) toast.error(sentence);
      else setFailure(sentence);
      setDeleting(false);
      return;
    }
    refetchOnceGone();
    toast.done(texts.deleted);
    await navigate({ search: listParams(search) }, { replace: true, preventScrollReset: true });
  };
  const ask = async () => {
    setOpen(await countOpen(job));
    setAsked(true);
  };
  return {
    asked,
    ask: () => void ask(),
    unask: () => setAsked(false),
    open,
    deleting,
    failure,
    confirm: () => void deleteJob(),
  };
}

interface OpenJobDetailsProps {
  /** Job ID or record id. */
  id: string;
  rows: readonly Job[];
  now: string;
  /** Opens the share dialog instead of the details. */
  sharing?: boolean;
}

/** The job in the address, over the list: its Job Details or its share dialog. */
export function OpenJobDetails({ id, rows, now, sharing }: OpenJobDetailsProps) {
  const close = useClose();
  const { data, error } = useQuery({ ...read('getJob', { params: { id } }), ...ANEW });
  const job = data?.body ?? rows.find((row) => row.jobId === id.toUpperCase() || row._id === id);
  // Other recruiters' jobs are readable but not shown here; only the owner receives a version.
  if (job?.version !== undefined) {
    return sharing ? (
      <ShareDialog job={job} onClose={close} />
    ) : (
      <JobDetails key={job._id} job={job} now={now} onClose={close} />
    );
  }
  if (!data && !error) return null;
  const isGone = data || (error instanceof CallFailed && (error.code === 'NOT_FOUND' || error.code === 'GONE'));
  const message = isGone ? texts.gone : error?.message;
  return <Notice tone="amber" live="status" title={message} onClose={close} />;
}

function JobDetails({ job, now, onClose }: { job: Job; now: string; onClose: () => void }) {
  const { asked, ask, unask, open, deleting, failure, confirm } = useDeletion(job);
  const { search } = useLocation();
  const isFrozen = !job.may?.setStatus;
  const isPublic = job.jobStatus === 'Active';
  const hidden = job.salary && !job.salary.showSalary && job.salary.min !== null;
  return (
    <Dialog
      title={
        <span className="break-words">
          <Typed>{job.title}</Typed>
        </span>
      }
      subtitle={`${texts.details}${DOT}${job.jobId}`}
      mark={<CompanyMark name={job.companyName} src={fileAddress(job.companyLogo)} size="l" />}
      onClose={onClose}
      closeOnScrim={!deleting}
      foot={
        <>
          <ButtonLink variant="primary" icon={Pencil} to={`/job-posting-forms?job=${job.jobId}`}>
            {texts.edit}
          </ButtonLink>
          <ButtonLink icon={Copy} to={`/job-posting-forms?copy=${job.jobId}`}>
            {texts.copy}
          </ButtonLink>
          {isPublic ? (
            <ButtonLink icon={Share2} to={withParams(search, { job: '', share: job.jobId })}>
              {shareTexts.open}
            </ButtonLink>
          ) : null}
          <Button variant="danger" icon={Trash2} busy={deleting} busyLabel={texts.deleting} onClick={ask}>
            {texts.delete}
          </Button>
          {isPublic ? (
            <Link className="link-arrow max-lg:hidden ml-auto" to={jobPath(job)}>
              {texts.publicPage}
              <Icon as={ArrowUpRight} size="s" />
            </Link>
          ) : null}
        </>
      }
    >
      {failure ? <Notice tone="red" live="alert" title={failure} /> : null}
      <div className="row wrap">
        <StatusBadge status={job.jobStatus} label={JOB_STATUS_LABELS[job.jobStatus]} />
        <Link className="link small inline-flex min-h-8 items-center" to={applicationsTo(job.jobId)}>
          {texts.seeApplications({ count: job.applications ?? 0 })}
        </Link>
        {isPublic ? (
          <Link className="link small inline-flex min-h-8 items-center" to={whoFits(job.jobId)}>
            {fittingTexts.seeWho}
          </Link>
        ) : null}
      </div>
      {isFrozen ? (
        <Notice
          tone="amber"
          title={job.statusReason ? texts.frozenBecause({ reason: job.statusReason }) : texts.frozen}
        >
          {texts.frozenMeans}
        </Notice>
      ) : null}
      <div className="stack stack-s">
        <Facts
          facts={[
            ...detailFacts(job, now),
            {
              label: postingTexts.answerDays,
              value: job.answerDays === null ? postingTexts.noPromise : postingTexts.answerIn({ days: job.answerDays }),
            },
            { label: texts.posted, value: dayText(job.createdAt) },
            { label: texts.contactEmail, value: <Breakable>{job.contactEmail ?? ''}</Breakable> },
            { label: texts.recruiterCode, value: job.recruiterCode },
          ]}
        />
        {hidden ? <p className="hint">{texts.salaryHidden}</p> : null}
      </div>
      <JobTexts job={job} look="title" level={3} />
      {asked ? (
        <ConfirmDialog
          title={texts.deleteTitle({ title: job.title })}
          confirmLabel={texts.deleteConfirm({ jobId: job.jobId })}
          onConfirm={confirm}
          onClose={unask}
        >
          <p>
            {texts.deleteQuestion} {job.applications ? texts.deleteKeeps({ count: job.applications }) : null}
          </p>
          <WhatIsOpen job={job} open={open} />
        </ConfirmDialog>
      ) : null}
    </Dialog>
  );
}
