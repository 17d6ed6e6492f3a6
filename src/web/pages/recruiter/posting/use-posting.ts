import { useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { postingTexts as texts } from '#texts/recruiter.ts';
import { useToast } from '#web/components/toasts.tsx';
import { CallFailed, call, failureMessage } from '#web/lib/api-client.ts';
import { dropDraft, useDraft } from '#web/lib/drafts.ts';
import { showFailure } from '#web/lib/form-errors.ts';
import { typedOver } from '#web/lib/merge-versions.ts';
import { useRequestKey } from '#web/lib/request-key.ts';
import { useNewerVersion } from '#web/lib/use-newer-version.ts';
import { JOBS } from '#web/pages/recruiter/addresses.ts';
import {
  bodyOf,
  emptyPosting,
  type OwnJob,
  POSTING_FIELDS,
  type PostingValues,
  postingOf,
  postingResolver,
  todayInIndia,
} from '#web/pages/recruiter/posting/posting-values.ts';
import { useRecruiterAccount } from '#web/pages/recruiter/recruiter-account.ts';

export interface Posting {
  purpose: 'new' | 'copy' | 'edit';
  /** The job to edit or copy. */
  job: OwnJob | undefined;
}

const draftName = ({ purpose, job }: Posting): string =>
  purpose === 'new' ? 'job-posting' : `job-posting-${purpose}-${job?._id}`;

const updateFailedText = (said: string): string => (said ? texts.updateFailedBecause({ said }) : texts.updateFailed);

/** Whether an administrator has frozen the job, which editing does not change. */
export const isFrozen = ({ may }: Pick<OwnJob, 'may'>): boolean => may?.setStatus === false;

const updatedText = (job: OwnJob): string => (isFrozen(job) ? `${texts.updated} ${texts.staysFrozen}` : texts.updated);

/** State of the posting form: values, errors, saving and drafts. */
export function usePosting({ purpose, job }: Posting) {
  const account = useRecruiterAccount();
  const [first] = useState(() =>
    job
      ? postingOf(job, purpose === 'copy' ? { copiedOn: todayInIndia() } : {})
      : emptyPosting(account.companyName ?? '', todayInIndia()),
  );
  const name = draftName({ purpose, job });
  const { base, newer, showIfStale, hideNewer, takeNewer, keepMine } = useNewerVersion(job, {
    form: (): UseFormReturn<PostingValues> => form,
    valuesOf: (version: OwnJob) => postingOf(version),
    onTake: () => dropDraft(name),
  });
  const before = purpose === 'edit' ? base : undefined;
  const form = useForm<PostingValues>({
    defaultValues: first,
    shouldFocusError: false,
    resolver: postingResolver(before),
  });
  const draft = useDraft(form, name, { base: before ? postingOf(before) : first, mend: typedOver });
  const [afresh, setAfresh] = useState(false);
  const headersFor = useRequestKey();
  const toast = useToast();
  const navigate = useNavigate();

  const failed = (failure: unknown) => {
    if (showIfStale(failure)) return;
    const message = failure instanceof CallFailed ? failure.message : '';
    showFailure(form, failure, POSTING_FIELDS, { otherwise: texts.updateFailed });
    const whole = purpose === 'edit' ? updateFailedText(failureMessage(failure)) : texts.postFailed({ message });
    form.setError('root.server', { type: 'server', message: whole });
  };

  const save = async (values: PostingValues) => {
    const body = bodyOf(values);
    hideNewer();
    let opened: string = JOBS;
    try {
      if (before) {
        await call('updateJob', { params: { id: before._id }, version: before.version, body });
      } else opened = `${JOBS}?share=${(await call('createJob', { body }, { headers: headersFor(body) })).jobId}`;
    } catch (failure) {
      failed(failure);
      return;
    }
    draft.drop();
    toast.done(before ? updatedText(before) : texts.posted);
    await navigate(opened);
  };

  return {
    form,
    submit: form.handleSubmit(save),
    /** The account has no company name; it takes that of the first job. */
    namesCompany: purpose !== 'edit' && !account.companyName,
    restored: draft.restored && !afresh,
    startAfresh: () => {
      dropDraft(name);
      form.reset(before ? postingOf(before) : first);
      setAfresh(true);
    },
    /** A version saved by someone else in the meantime. */
    newer,
    takeNewer,
    keepMine,
    base: before,
  };
}
