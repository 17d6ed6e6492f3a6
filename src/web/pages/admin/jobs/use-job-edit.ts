import { useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { adminJobTexts as texts } from '#texts/admin-jobs.ts';
import { useToast } from '#web/components/toasts.tsx';
import { CallFailed, call, failureMessage } from '#web/lib/api-client.ts';
import { useDraft } from '#web/lib/drafts.ts';
import { showFailure } from '#web/lib/form-errors.ts';
import { typedOver } from '#web/lib/merge-versions.ts';
import { useNewerVersion } from '#web/lib/use-newer-version.ts';
import { type JobRow, showSaved } from '#web/pages/admin/jobs/job-queries.ts';
import { bodyOf, JOB_FIELDS, type JobValues, jobResolver, valuesOf } from '#web/pages/admin/jobs/job-values.ts';

/** State of the form for one job: values, errors, saving and cancelling. */
export function useJobEdit(job: JobRow, onEnd: () => void) {
  const [first] = useState(() => valuesOf(job));
  const { base, newer, showIfStale, hideNewer, takeNewer, keepMine } = useNewerVersion(job, {
    form: (): UseFormReturn<JobValues> => form,
    valuesOf,
    onTake: () => draft.forget(),
  });
  const form = useForm<JobValues>({ defaultValues: first, shouldFocusError: false, resolver: jobResolver(base) });
  const draft = useDraft(form, `admin-job-${job._id}`, { base: valuesOf(base), mend: typedOver });
  const toast = useToast();

  const save = async (values: JobValues) => {
    hideNewer();
    try {
      showSaved(
        await call('updateJob', { params: { id: base._id }, version: base.version, body: bodyOf(values, base) }),
      );
    } catch (failure) {
      if (showIfStale(failure)) return;
      showFailure(form, failure, JOB_FIELDS, { otherwise: texts.updateFailed });
      // Field errors are shown at the fields; any other error above the form.
      if (!(failure instanceof CallFailed) || Object.keys(failure.fields).length === 0)
        form.setError('root.server', { type: 'server', message: failureMessage(failure) || texts.updateFailed });
      return;
    }
    draft.drop();
    toast.done(texts.updated);
    onEnd();
  };

  return {
    form,
    base,
    submit: form.handleSubmit(save),
    restored: draft.restored,
    /** Restores the job's saved values. */
    cancel: () => {
      draft.drop();
      onEnd();
    },
    /** A version saved by someone else in the meantime. */
    newer,
    takeNewer,
    keepMine,
  };
}
