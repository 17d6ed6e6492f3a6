import { useMutation } from '@tanstack/react-query';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash';
import { useState } from 'react';
import { Link } from 'react-router';
import { adminTexts } from '#texts/admin.ts';
import { adminJobTexts as texts } from '#texts/admin-jobs.ts';
import { placeText } from '#texts/by-code/place-text.ts';
import { CompanyMark } from '#web/components/avatar.tsx';
import { Button } from '#web/components/button.tsx';
import { type Fact, Facts } from '#web/components/card.tsx';
import { ConfirmDialog } from '#web/components/confirm-dialog.tsx';
import { Dialog } from '#web/components/dialog.tsx';
import { Notice } from '#web/components/notice.tsx';
import { StatusBadge } from '#web/components/status-badge.tsx';
import { TextLink } from '#web/components/text-link.tsx';
import { useToast } from '#web/components/toasts.tsx';
import { Typed } from '#web/components/typed.tsx';
import { countOpen, type OpenWork } from '#web/features/hiring/open-work.ts';
import { departmentOf, industryOf } from '#web/features/jobs/detail-facts.ts';
import { employmentTypeOf, experienceOf, workModeOf } from '#web/features/jobs/job.ts';
import { payFact } from '#web/features/jobs/job-facts.ts';
import { JobTexts } from '#web/features/jobs/job-texts.tsx';
import { call, failureMessage, wasOvertaken } from '#web/lib/api-client.ts';
import { DOT } from '#web/lib/dot.ts';
import { fileAddress } from '#web/lib/file-address.ts';
import { countText, dayRangeText, dayText, timeText } from '#web/lib/formats.ts';
import { useRefetchOnceGone } from '#web/lib/queries.ts';
import { JobCompany } from '#web/pages/admin/jobs/job-company.tsx';
import { JobEdit } from '#web/pages/admin/jobs/job-edit.tsx';
import type { JobRow } from '#web/pages/admin/jobs/job-queries.ts';
import { tabAddress } from '#web/pages/admin/tabs.ts';

const { facts: labels } = adminTexts;

/** One job in full, in any status: view, edit, delete. */
export function AdminJobDetails({ job, onClose }: { job: JobRow; onClose: () => void }) {
  const [editing, setEditing] = useState(false);
  const [edited, setEdited] = useState(false);
  return editing ? (
    <JobEdit job={job} onEnd={() => setEditing(false)} onClose={onClose} />
  ) : (
    <JobView
      job={job}
      edited={edited}
      onEdit={() => {
        setEdited(true);
        setEditing(true);
      }}
      onClose={onClose}
    />
  );
}

/** Deletes without asking; the caller confirms first. */
function useDeletion(job: JobRow, onClose: () => void) {
  const toast = useToast();
  const refetchOnceGone = useRefetchOnceGone();
  const sentenceOf = (error: Error) => {
    const why = failureMessage(error);
    return why ? texts.deleteFailedBecause({ why }) : texts.deleteFailed;
  };
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call('deleteJob', { params: { id: job._id }, version: job.version }, { patched: true }),
    onSuccess: () => {
      refetchOnceGone();
      toast.done(texts.deleted);
      onClose();
    },
    // A job that no longer exists closes its details, so the reason is shown as a toast.
    onError: (failure) => void (wasOvertaken(failure) && toast.error(sentenceOf(failure))),
  });
  return {
    deleting: isPending,
    failure: error && !wasOvertaken(error) ? sentenceOf(error) : undefined,
    deleteJob: () => mutate(),
  };
}

interface JobViewProps {
  job: JobRow;
  /** Editing has just ended: the focus starts at the button that opened the form. */
  edited: boolean;
  onEdit: () => void;
  onClose: () => void;
}

function JobView({ job, edited, onEdit, onClose }: JobViewProps) {
  const [open, setOpen] = useState<OpenWork>();
  const { deleting, failure, deleteJob } = useDeletion(job, onClose);
  const poster = job.postedByCompany ?? job.companyName;
  const facts: Fact[] = [
    { label: texts.jobId, value: job.jobId },
    { label: labels.location, value: placeText(job.location) },
    { label: labels.workMode, value: workModeOf(job) },
    { label: labels.type, value: employmentTypeOf(job) },
    { label: labels.experience, value: experienceOf(job) || texts.unknown },
    payFact(job, true),
    { label: labels.industry, value: industryOf(job) },
    { label: labels.department, value: departmentOf(job) },
    { label: labels.deadline, value: dayRangeText(job.applicationDeadline.start, job.applicationDeadline.end) },
    { label: adminTexts.columns.posted, value: `${dayText(job.createdAt)}, ${timeText(job.createdAt)}` },
    { label: labels.applications, value: countText(job.applications ?? 0) },
    {
      label: texts.postedBy,
      value: job.forNobody ? (
        texts.forNobody
      ) : job.recruiterCode ? (
        <>
          {poster ? (
            <>
              <Typed>{poster}</Typed>
              {DOT}
            </>
          ) : null}
          <TextLink to={`${tabAddress('recruiters')}?name=${job.recruiterCode}`}>{job.recruiterCode}</TextLink>
        </>
      ) : (
        texts.accountGone
      ),
    },
    {
      label: texts.history,
      value: <TextLink to={`${tabAddress('audit')}?code=${job.jobId}`}>{adminTexts.toHistory}</TextLink>,
    },
    { label: labels.contact, value: job.contactEmail },
    { label: texts.applyUrl, value: job.applyUrl },
  ].filter((fact) => fact.value);
  const paragraphs = [job.description, job.responsibilities, job.requirements, job.companyInfo];
  return (
    <Dialog
      title={job.title}
      subtitle={
        <>
          <JobCompany of={job} />
          {DOT}
          {job.jobId}
        </>
      }
      mark={<CompanyMark name={job.companyName} src={fileAddress(job.companyLogo)} size="l" />}
      closeOnScrim
      busy={deleting}
      onClose={onClose}
      foot={
        <>
          <Button variant="primary" icon={Pencil} disabled={deleting} data-first={edited || undefined} onClick={onEdit}>
            {texts.edit}
          </Button>
          <Button
            variant="danger"
            icon={Trash2}
            busy={deleting}
            busyLabel={texts.processing}
            onClick={() => void countOpen(job).then(setOpen)}
          >
            {texts.delete}
          </Button>
          {deleting ? (
            <span className="visually-hidden" role="status">
              {texts.processing}
            </span>
          ) : null}
        </>
      }
    >
      {failure ? <Notice tone="red" live="alert" title={failure} /> : null}
      <div className="row wrap gap-3">
        <StatusBadge status={job.jobStatus} />
        {job.hiddenBy ? <span className="small soft">{texts.hiddenBy({ status: job.hiddenBy })}</span> : null}
        {job.jobStatus === 'Active' && !job.hiddenBy ? (
          <Link className="link small" to={`/jobs/${job.jobId}`}>
            {texts.publicPage}
          </Link>
        ) : null}
        {job.statusReason ? <span className="small soft wrap-anywhere">{job.statusReason}</span> : null}
      </div>
      <Facts facts={facts} />
      <JobTexts job={job} look="title" level={3} />
      {paragraphs.some(Boolean) ? null : <p className="soft">{texts.nothingSaid}</p>}
      {open ? (
        <ConfirmDialog
          title={texts.deleteTitle({ title: job.title })}
          confirmLabel={texts.deleteConfirm({ jobId: job.jobId })}
          onConfirm={() => {
            setOpen(undefined);
            deleteJob();
          }}
          onClose={() => setOpen(undefined)}
        >
          <p>{texts.deleteQuestion}</p>
          {job.applications ? (
            <p>{(job.postedBy ? texts.deleteKeeps : texts.deleteKeepsAlone)({ count: job.applications })}</p>
          ) : null}
          {open.interviews > 0 ? <p>{texts.deleteInterviews({ count: open.interviews })}</p> : null}
          {open.offers > 0 ? <p>{texts.deleteOffers({ count: open.offers })}</p> : null}
        </ConfirmDialog>
      ) : null}
    </Dialog>
  );
}
