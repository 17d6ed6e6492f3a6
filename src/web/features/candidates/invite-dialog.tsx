import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { Controller, type Resolver, useForm, useWatch } from 'react-hook-form';
import { fillPlaceholders, type Placeholders, SAVED_TEXT_PLACEHOLDERS } from '#contract/placeholder-rules.ts';
import { dayInIndia, LIMITS } from '#contract/rules.ts';
import { placeText } from '#texts/by-code/place-text.ts';
import { ownJobTexts, inviteTexts as texts } from '#texts/recruiter-database.ts';
import { Avatar } from '#web/components/avatar.tsx';
import { Button, ButtonLink } from '#web/components/button.tsx';
import { Dialog } from '#web/components/dialog.tsx';
import { ErrorSummary } from '#web/components/error-summary.tsx';
import { FieldScope } from '#web/components/field.tsx';
import { Notice } from '#web/components/notice.tsx';
import { Skeleton, SkeletonBlock } from '#web/components/skeleton.tsx';
import { TextArea } from '#web/components/text-area.tsx';
import { useToast } from '#web/components/toasts.tsx';
import { type Candidate, nameOf } from '#web/features/candidates/candidate-queries.ts';
import { useReaderLanguage } from '#web/features/candidates/use-reader-language.ts';
import { type InsertedText, refillText } from '#web/features/conversations/refill-text.ts';
import { SavedTextsRow } from '#web/features/conversations/saved-texts-menu.tsx';
import { OWN_JOBS, type OwnJob, OwnJobField, useFoundJobs } from '#web/features/jobs/own-job-field.tsx';
import { call } from '#web/lib/api-client.ts';
import { contractResolver } from '#web/lib/contract-form.ts';
import { fileAddress } from '#web/lib/file-address.ts';
import { errorAt, showFailure, summaryErrors } from '#web/lib/form-errors.ts';
import { ANEW, read } from '#web/lib/queries.ts';
import { useRequestKey } from '#web/lib/request-key.ts';

/** Whether a job takes applications today. */
const isOpen = ({ applicationDeadline: { start, end } }: OwnJob): boolean => {
  const today = dayInIndia(new Date());
  return start <= today && (!end || today <= end);
};

interface OpenJobs {
  jobs?: readonly OwnJob[] | undefined;
  /** There are more than those listed. */
  more: boolean;
  failure?: string | undefined;
}

/** Loads the recruiter's newest open jobs and the preselected one, with the reason if that fails. */
function useOpenJobs(jobId: string | undefined): OpenJobs {
  // The page may hold an older list.
  const { data, error, isFetchedAfterMount } = useQuery({ ...OWN_JOBS, ...ANEW, gcTime: 0 });
  const chosen = useQuery({ ...read('getJob', { params: { id: jobId ?? '' } }), enabled: jobId !== undefined });
  const listed = data?.body ?? [];
  const isListed = jobId === undefined || listed.some((job) => job.jobId === jobId);
  if (!data || !isFetchedAfterMount || (!isListed && chosen.isPending)) return { more: false, failure: error?.message };
  const others = isListed || !chosen.data ? [] : [chosen.data.body];
  return { jobs: [...others, ...listed], more: data.total > listed.length };
}

/** Loads which of the recruiter's jobs the candidate cannot be invited to; none if that fails, as the server checks. */
function useJobsNotInvitedTo({ _id: id }: Candidate): ReadonlySet<string> | undefined {
  const { data, isError } = useQuery({ ...read('jobsNotInvitedTo', { params: { id } }), ...ANEW, gcTime: 0 });
  if (isError) return new Set();
  return data && new Set(data.body.jobs.map(({ jobId }) => jobId));
}

interface InviteDialogProps {
  candidate: Candidate;
  /** The readable id of the preselected job. */
  jobId?: string | undefined;
  /** Called with the readable id of the job that the invitation is for. */
  onInvited?: ((jobId: string) => void) | undefined;
  onClose: () => void;
}

/** Invites a candidate to apply to one of the recruiter's open jobs. */
export function InviteDialog({ candidate, jobId, onInvited, onClose }: InviteDialogProps) {
  const { jobs, more, failure } = useOpenJobs(jobId);
  const taken = useJobsNotInvitedTo(candidate);
  const name = nameOf(candidate);
  return (
    <Dialog
      title={texts.title({ name })}
      mark={<Avatar name={name} src={fileAddress(candidate.profilePic)} size="l" />}
      onClose={onClose}
    >
      {jobs && taken ? (
        <InviteForm
          candidate={candidate}
          jobId={jobId}
          listed={jobs}
          more={more}
          taken={taken}
          onInvited={onInvited}
          onClose={onClose}
        />
      ) : failure === undefined ? (
        <FormSkeleton />
      ) : (
        <Notice tone="red" live="alert" title={texts.jobsFailed}>
          {failure}
        </Notice>
      )}
    </Dialog>
  );
}

const NAMES = ['jobId', 'message'] as const;
const LABELS = { jobId: texts.job, message: texts.message };

const resolver: Resolver<Record<keyof typeof LABELS, string>> = contractResolver({
  schema: async () => (await import('#contract/candidates.ts')).Invitation,
  fields: NAMES,
});

interface InviteFormProps extends InviteDialogProps {
  listed: readonly OwnJob[];
  /** There are more open jobs, found by typing. */
  more: boolean;
  /** The jobs that the candidate has applied to or was invited to. */
  taken: ReadonlySet<string>;
}

function InviteForm({ candidate, jobId, listed, more, taken, onInvited, onClose }: InviteFormProps) {
  const choice = useFoundJobs(listed, more);
  const open = choice.jobs.filter(isOpen);
  const jobs = open.filter((job) => !taken.has(job.jobId));
  const leftOut = open.length - jobs.length;
  const toast = useToast();
  const formId = useId();
  const headersFor = useRequestKey();
  const withReader = useReaderLanguage(candidate._id);
  const [busy, setBusy] = useState(false);
  const chosen = jobs.length === 1 && !more ? jobs[0] : jobs.find((job) => job.jobId === jobId);
  const form = useForm({
    defaultValues: { jobId: chosen?.jobId ?? '', message: '' },
    shouldFocusError: false,
    resolver,
  });
  const { errors, submitCount } = form.formState;
  const [invitedTo, message] = useWatch({ control: form.control, name: ['jobId', 'message'] });
  const name = nameOf(candidate);
  const valuesFor = (id: string): Placeholders => {
    const job = jobs.find((one) => one.jobId === id);
    return { name, ...(job && { job: job.title, company: job.companyName, place: placeText(job.location) }) };
  };
  const values = valuesFor(invitedTo);
  const [inserted, setInserted] = useState<readonly InsertedText[]>([]);
  if (jobs.length === 0 && !more) {
    return (
      <Notice
        title={leftOut > 0 ? texts.noneLeft({ name }) : texts.noJobs}
        action={
          <ButtonLink size="m" to="/job-posting-forms">
            {texts.newJob}
          </ButtonLink>
        }
      />
    );
  }
  const send = async (body: { jobId: string; message: string }) => {
    if (busy) return;
    setBusy(true);
    try {
      const { message } = await call(
        'inviteCandidate',
        { params: { id: candidate._id }, body },
        // Nothing in the list changes, and rereading it would count its candidates as viewed.
        { headers: headersFor({ ...body, candidate: candidate._id }), patched: true },
      );
      toast.done(message);
      onInvited?.(body.jobId);
      onClose();
    } catch (failure) {
      showFailure(form, failure, NAMES, { otherwise: texts.failed });
      setBusy(false);
    }
  };
  const fillAndSend = (event: FormEvent) => {
    form.setValue('message', fillPlaceholders(message, values));
    void form.handleSubmit(send)(event);
  };
  return (
    <FieldScope value="invite">
      <form id={formId} noValidate className="stack gap-5" onSubmit={fillAndSend}>
        <ErrorSummary errors={summaryErrors(errors, NAMES, LABELS)} attempt={submitCount} />
        <p className="soft">{texts.help}</p>
        <Controller
          control={form.control}
          name="jobId"
          render={({ field: { value, onChange, ...field } }) => (
            <OwnJobField
              {...field}
              {...choice}
              jobs={jobs}
              label={texts.job}
              hint={leftOut > 0 ? texts.leftOut({ count: leftOut, name }) : undefined}
              error={errorAt(errors, 'jobId')}
              placeholder={more ? ownJobTexts.find : texts.chooseJob}
              value={value || null}
              onValueChange={(next) => {
                onChange(next ?? '');
                const after = refillText(message, inserted, valuesFor(next ?? ''));
                form.setValue('message', after.text);
                setInserted(after.inserted);
              }}
            />
          )}
        />
        <TextArea
          label={texts.message}
          optional
          hint={withReader(texts.messageHint)}
          error={errorAt(errors, 'message')}
          {...form.register('message')}
          rows={4}
          maxLength={LIMITS.note}
        />
        <SavedTextsRow
          text={message}
          error={errorAt(errors, 'message')}
          values={values}
          later={SAVED_TEXT_PLACEHOLDERS.filter((one) => one !== 'date')}
          onInsert={(text, one) => {
            form.setValue('message', text, { shouldDirty: true });
            setInserted([...inserted, one]);
          }}
        />
        <p className="small muted">{texts.daily}</p>
        <div className="row wrap">
          <Button type="submit" variant="primary" busy={busy} busyLabel={texts.sending}>
            {texts.send}
          </Button>
          <Button onClick={onClose}>{texts.cancel}</Button>
        </div>
      </form>
    </FieldScope>
  );
}

function FormSkeleton() {
  return (
    <Skeleton className="stack gap-5">
      <SkeletonBlock className="h-16 w-full rounded-2" />
      <SkeletonBlock className="h-28 w-full rounded-2" />
    </Skeleton>
  );
}
