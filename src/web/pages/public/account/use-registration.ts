import { useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useNavigate, useSearchParams } from 'react-router';
import { registrationTexts as texts } from '#texts/registration.ts';
import { call, failureMessage } from '#web/lib/api-client.ts';
import { useDraft } from '#web/lib/drafts.ts';
import { showFailure } from '#web/lib/form-errors.ts';
import { useRequestKey } from '#web/lib/request-key.ts';
import { loginAfter } from '#web/pages/public/account/register-posted.ts';

interface Options<T extends FieldValues> {
  call: 'registerCandidate' | 'registerRecruiter';
  form: UseFormReturn<T>;
  /** The draft's name. */
  draft: string;
  /** The form's fields in display order. */
  names: readonly string[];
  /** Maps the server's field names to the form's. */
  rename?: Readonly<Record<string, string>>;
  /** Whether the collapsed part is used, which has its own messages. */
  isLong?: (values: T) => boolean;
}

const toForm = (values: FieldValues): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) {
    if (value instanceof File) form.append(name, value, value.name);
    else if (value !== undefined && value !== null && value !== '') form.append(name, String(value));
  }
  return form;
};

/** Sends a registration: progress, cancellation and outcome. */
export function useRegistration<T extends FieldValues>(options: Options<T>) {
  const { form, names, rename, isLong } = options;
  const draft = useDraft(form, options.draft);
  const headersFor = useRequestKey();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [progress, setProgress] = useState<number>();
  const [failure, setFailure] = useState<string>();
  const abort = useRef<AbortController>(undefined);

  const send = async (values: T) => {
    const { confirmPassword: _, ...sent } = values;
    // An unticked box is not a refusal of the terms; the check above covers forms that require acceptance.
    if (sent.termsAccepted === false) delete sent.termsAccepted;
    const long = isLong?.(values) ?? false;
    const controller = new AbortController();
    abort.current = controller;
    setFailure(undefined);
    setProgress(0);
    try {
      await call(
        options.call,
        { body: toForm(sent) },
        { onProgress: setProgress, signal: controller.signal, headers: headersFor(sent), token: '' },
      );
      draft.drop();
      await navigate(
        loginAfter(options.call, {
          returnTo: search.get('return'),
          why: long ? 'submitted' : 'registered',
          email: String(sent.email ?? '').trim(),
        }),
      );
    } catch (problem) {
      if (controller.signal.aborted) return;
      const message = failureMessage(problem) || texts.failed;
      const unanswered = problem instanceof Error && 'code' in problem && problem.code === 'NETWORK';
      setFailure(long ? (unanswered ? texts.wentWrong({ message }) : texts.submissionFailed({ message })) : message);
      showFailure(form, problem, names, { rename, otherwise: texts.failed });
    } finally {
      setProgress(undefined);
    }
  };

  return {
    submit: form.handleSubmit(send, () => setFailure(undefined)),
    /** 0 to 1 while sending. */
    progress,
    cancel: () => abort.current?.abort(),
    /** Why the last attempt failed as a whole. */
    failure,
    restored: draft.restored,
  };
}
