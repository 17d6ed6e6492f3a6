import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { CallInput } from '#contract/api.ts';
import type { RuleProblem } from '#contract/rules.ts';
import { CallFailed, call, failureMessage } from '#web/lib/api-client.ts';
import { useDraft } from '#web/lib/drafts.ts';
import { errorAt, showFailure } from '#web/lib/form-errors.ts';
import { useRequestKey } from '#web/lib/request-key.ts';
import { ruleCheck } from '#web/lib/rule-check.ts';
import { refusedErrors } from '#web/pages/public/account/refused-errors.ts';
import type { Refused } from '#web/pages/public/account/register-posted.ts';
import type { Enquiry } from '#web/pages/public/info/enquiry/enquiry-posted.ts';

interface Options {
  call: Enquiry;
  /** The form's fields in display order, with their labels; all are required. */
  labels: Readonly<Record<string, string>>;
  /** The draft's name. */
  draft: string;
  /** Values that are sent without being typed. */
  along?: Readonly<Record<string, string>>;
  /** Result of an attempt without scripts. */
  refused?: Refused;
  /** The page's messages: with the server's reason, and without a response. */
  says: { refused: (reason: string) => string; unanswered: string };
}

const filled = (value: string): RuleProblem | undefined => (value.trim() === '' ? 'required' : undefined);

/** State of one of the three public forms: fields, result, and a draft that survives failures. */
export function useEnquiry({ call: name, labels, draft: draftName, along, refused, says }: Options) {
  const names = Object.keys(labels);
  const form = useForm<Record<string, string>>({ shouldFocusError: false });
  const { register, formState } = form;
  const draft = useDraft(form, draftName);
  const headersFor = useRequestKey();
  const [sent, setSent] = useState(false);
  const [failure, setFailure] = useState<string>();
  const errors = refusedErrors(formState, refused);

  const send = async (values: Record<string, string>) => {
    const body = { ...values, ...along };
    setSent(false);
    setFailure(undefined);
    try {
      // User input; the server parses it first.
      await call(name, { body: body as CallInput<Enquiry>['body'] }, { headers: headersFor(body) });
      draft.drop();
      form.reset(Object.fromEntries(names.map((field) => [field, ''])));
      setSent(true);
    } catch (problem) {
      const unanswered = !(problem instanceof CallFailed) || problem.code === 'NETWORK';
      const sentence = unanswered ? says.unanswered : says.refused(failureMessage(problem));
      setFailure(sentence);
      showFailure(form, problem, names, { otherwise: sentence });
    }
  };

  return {
    /** Props of the frame around the fields. */
    frame: {
      labels,
      errors,
      failure,
      sent,
      restored: draft.restored,
      attempt: formState.submitCount,
      busy: formState.isSubmitting,
      submit: form.handleSubmit(send, () => {
        setSent(false);
        setFailure(undefined);
      }),
    },
    field: (field: string, problem: (value: string) => RuleProblem | undefined = filled) => ({
      label: labels[field],
      required: true,
      defaultValue: refused?.values[field],
      error: errorAt(errors, field),
      ...register(field, { validate: ruleCheck(problem) }),
    }),
  };
}
