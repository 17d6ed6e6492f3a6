import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { useToast } from '#web/components/toasts.tsx';
import { CallFailed, call } from '#web/lib/api-client.ts';
import { dropDraft, useDraft } from '#web/lib/drafts.ts';
import { saidBy, showFailure } from '#web/lib/form-errors.ts';
import { useRequestKey } from '#web/lib/request-key.ts';
import { DASHBOARD } from '#web/pages/recruiter/dashboard-address.ts';
import {
  bodyOf,
  emptyPosting,
  type OwnJob,
  POSTING_FIELDS,
  type PostingField,
  type PostingValues,
  postingOf,
  postingProblem,
  todayInIndia,
} from '#web/pages/recruiter/posting/posting-values.ts';
import { companyOf, useRecruiterAccount } from '#web/pages/recruiter/recruiter-account.ts';
import { postingWords as words } from '#web/words/en/recruiter.ts';

export interface Posting {
  purpose: 'new' | 'copy' | 'edit';
  /** The job that is edited or copied. */
  job: OwnJob | undefined;
}

const draftName = ({ purpose, job }: Posting): string =>
  purpose === 'new' ? 'job-posting' : `job-posting-${purpose}-${job?._id}`;

/** The state of the posting form: what is typed, what is wrong with it, and what becomes of it. */
export function usePosting({ purpose, job }: Posting) {
  const account = useRecruiterAccount();
  const [first] = useState(() =>
    job
      ? postingOf(job, purpose === 'copy' ? { copiedOn: todayInIndia() } : {})
      : emptyPosting(account.companyName || companyOf(account)),
  );
  const form = useForm<PostingValues>({ defaultValues: first, shouldFocusError: false });
  const name = draftName({ purpose, job });
  const draft = useDraft(form, name);
  const [afresh, setAfresh] = useState(false);
  /** The version that a save replaces. */
  const [base, setBase] = useState(job);
  const [newer, setNewer] = useState<OwnJob>();
  const headersFor = useRequestKey();
  const toast = useToast();
  const navigate = useNavigate();
  const before = purpose === 'edit' ? base : undefined;

  const failed = (failure: unknown) => {
    const message = failure instanceof CallFailed ? failure.message : '';
    if (failure instanceof CallFailed && failure.code === 'STALE_VERSION' && failure.current) {
      // The server's own description of the job, beside this code.
      setNewer(failure.current as OwnJob);
      return;
    }
    showFailure(form, failure, POSTING_FIELDS, { otherwise: words.updateFailed });
    const whole = purpose === 'edit' ? words.updateFailedBecause(saidBy(failure)) : words.postFailed(message);
    form.setError('root.server', { type: 'server', message: whole });
  };

  const save = async (values: PostingValues) => {
    const body = bodyOf(values);
    setNewer(undefined);
    try {
      if (before) {
        const headers = { 'If-Match': `"${before.version}"` };
        await call('updateJob', { params: { id: before._id }, body }, { headers });
      } else await call('createJob', { body }, { headers: headersFor(body) });
    } catch (failure) {
      failed(failure);
      return;
    }
    draft.drop();
    toast.done(before ? words.updated : words.posted);
    await navigate(DASHBOARD);
  };

  return {
    form,
    submit: form.handleSubmit(save),
    /** What every field is checked by. */
    rule: (field: PostingField) => (_: unknown, values: PostingValues) =>
      postingProblem(field, values, { today: todayInIndia(), before }) ?? true,
    restored: draft.restored && !afresh,
    startAfresh: () => {
      dropDraft(name);
      form.reset(first);
      setAfresh(true);
    },
    /** Somebody saved another version meanwhile. */
    newer,
    takeNewer: () => {
      if (!newer) return;
      setBase(newer);
      form.reset(postingOf(newer));
      dropDraft(name);
      setNewer(undefined);
    },
    keepMine: () => {
      if (newer) setBase(newer);
      setNewer(undefined);
    },
    base: before,
  };
}
