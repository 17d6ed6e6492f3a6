import { useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { shownFacts } from '#contract/shown-facts.ts';
import { applyTexts as texts } from '#texts/apply.ts';
import type { Job } from '#web/features/jobs/job.ts';
import { learnApplied } from '#web/features/jobs/use-applied.ts';
import { CallFailed, call } from '#web/lib/api-client.ts';
import { useDraft } from '#web/lib/drafts.ts';
import { showFailure } from '#web/lib/form-errors.ts';
import { useRequestKey } from '#web/lib/request-key.ts';
import { APPLY_FIELDS, APPLY_RENAMED, type ApplyValues, bodyOf } from '#web/pages/candidate/apply/apply-values.ts';

interface Options {
  form: UseFormReturn<ApplyValues>;
  /** The prefilled values. */
  base: object;
  /** The job as the form shows it. */
  job: Job;
  /** The job differs from the one shown. */
  onChanged: (current: Job) => void;
  onSubmitted: (application: { _id: string }) => void;
}

/** Sends the application: progress, cancellation and outcome. Typed values survive every failure. */
export function useSubmitApplication({ form, base, job, onChanged, onSubmitted }: Options) {
  // A file cannot be stored in a draft, and without it the profile's resume is the better default.
  const draft = useDraft(form, `apply:${job._id}`, { except: ['resume', 'useResume'], base });
  const headersFor = useRequestKey();
  const [progress, setProgress] = useState<number>();
  const [outcome, setOutcome] = useState<'failed' | 'already' | 'cancelled' | 'closed' | 'changed'>();
  const abort = useRef<AbortController>(undefined);

  const send = async (values: ApplyValues) => {
    const controller = new AbortController();
    abort.current = controller;
    setOutcome(undefined);
    setProgress(0);
    try {
      const application = await call(
        'submitApplication',
        { body: bodyOf(job, values) },
        // No query on this page is shown after sending, so nothing is refetched.
        {
          onProgress: setProgress,
          signal: controller.signal,
          headers: headersFor({ jobId: job._id, shown: shownFacts(job), ...values }),
          patched: true,
        },
      );
      learnApplied(application);
      draft.drop();
      onSubmitted(application);
    } catch (failure) {
      if (controller.signal.aborted) setOutcome('cancelled');
      else if (failure instanceof CallFailed && failure.code === 'ALREADY_APPLIED') setOutcome('already');
      else if (failure instanceof CallFailed && CLOSED.has(failure.code)) setOutcome('closed');
      else if (failure instanceof CallFailed && failure.code === 'CHANGED_SINCE_SHOWN') {
        setOutcome('changed');
        onChanged(failure.current as Job); // the server's current job, sent with this code
      } else {
        setOutcome(isAtFields(failure) ? undefined : 'failed');
        if (failure instanceof CallFailed && failure.code === 'SIGNED_OUT') {
          form.setError('root.server', { type: 'server', message: texts.sessionEnded });
        } else {
          showFailure(form, failure, APPLY_FIELDS, { rename: APPLY_RENAMED, otherwise: texts.submissionKept });
        }
      }
    } finally {
      setProgress(undefined);
    }
  };

  return {
    submit: form.handleSubmit(send, () => setOutcome(undefined)),
    /** 0 to 1 while sending. */
    progress,
    cancel: () => abort.current?.abort(),
    outcome,
    restored: draft.restored,
  };
}

/** The job has closed, or was removed or hidden, since the form was opened. */
const CLOSED: ReadonlySet<string> = new Set(['JOB_NOT_FOUND', 'JOB_NOT_OPEN', 'JOB_NOT_YET_OPEN']);

const isAtFields = (failure: unknown): boolean =>
  failure instanceof CallFailed && failure.code === 'INVALID_INPUT' && Object.keys(failure.fields).length > 0;
