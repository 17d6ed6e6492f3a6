import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { recruiterProfileTexts } from '#texts/recruiter-profile.ts';
import { call } from '#web/lib/api-client.ts';
import { useDraft } from '#web/lib/drafts.ts';
import { errorAt, showFailure, summaryErrors } from '#web/lib/form-errors.ts';
import { renameUser } from '#web/lib/session.ts';
import { useNewerVersion } from '#web/lib/use-newer-version.ts';
import {
  bodyOf,
  LABELS,
  PICTURE_FIELDS,
  type Recruiter,
  type RecruiterValues,
  recruiterResolver,
  TYPED_FIELDS,
  valuesOf,
} from '#web/pages/recruiter/profile/recruiter-values.ts';

const words = recruiterProfileTexts.form;
const NAMES: readonly string[] = [...TYPED_FIELDS, ...PICTURE_FIELDS];

/**
 * State of the form for the recruiter's profile. `opened` is the version it was opened with; a failure clears nothing.
 */
export function useRecruiterForm(opened: Recruiter, onSaved: () => void) {
  const form = useForm<RecruiterValues>({
    defaultValues: valuesOf(opened),
    shouldFocusError: false,
    resolver: recruiterResolver,
  });
  const { errors, submitCount } = form.formState;
  const { base, newer, showIfStale, hideNewer, takeNewer, keepMine } = useNewerVersion(opened, {
    form: () => form,
    valuesOf,
    onTake: () => draft.forget(),
  });
  const draft = useDraft(form, `recruiter-edit:${opened._id}`, { except: PICTURE_FIELDS, base: valuesOf(base) });
  const [busy, setBusy] = useState(false);
  const [share, setShare] = useState<number>();
  const [refused, setRefused] = useState(false);

  const send = async (values: RecruiterValues) => {
    if (busy) return;
    hideNewer();
    setRefused(false);
    if (!base._id) {
      form.setError('root.server', { type: 'server', message: words.noId });
      return;
    }
    setBusy(true);
    try {
      const saved = await call(
        'updateRecruiter',
        { params: { id: base._id }, version: base.version, body: bodyOf(values) },
        { onProgress: setShare },
      );
      renameUser({ firstName: saved.firstName ?? '', lastName: saved.lastName ?? '' });
      draft.drop();
      onSaved();
    } catch (failure) {
      if (showIfStale(failure)) return;
      setRefused(true);
      showFailure(form, failure, NAMES, { otherwise: words.kept });
    } finally {
      setBusy(false);
      setShare(undefined);
    }
  };
  const errorOf = (name: keyof RecruiterValues) => errorAt(errors, name);
  return {
    form,
    submit: form.handleSubmit(send, () => setRefused(false)),
    base,
    busy,
    share,
    restored: draft.restored,
    drop: draft.drop,
    newer,
    takeNewer,
    keepMine,
    errorOf,
    field: (name: (typeof TYPED_FIELDS)[number]) => ({
      label: LABELS[name],
      error: errorOf(name),
      ...form.register(name),
    }),
    summary: {
      errors: summaryErrors(errors, NAMES, LABELS),
      title: refused ? words.failed : undefined,
      attempt: submitCount,
    },
  };
}
