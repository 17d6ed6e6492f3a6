import { type SubmitEvent, useState } from 'react';
import { LIMITS } from '#contract/rules.ts';
import { REPORT_REASONS } from '#contract/vocabularies.ts';
import { reportTexts as texts } from '#texts/report.ts';
import { Button } from '#web/components/button.tsx';
import { EmailField } from '#web/components/email-field.tsx';
import { ErrorSummary } from '#web/components/error-summary.tsx';
import { RadioGroup } from '#web/components/radio-group.tsx';
import { TextArea } from '#web/components/text-area.tsx';
import { call, messageOf } from '#web/lib/api-client.ts';
import { errorAt, type RefusedFields, refusedFields, summaryErrors } from '#web/lib/form-errors.ts';
import { useRequestKey } from '#web/lib/request-key.ts';
import { useHydrated } from '#web/lib/use-hydrated.ts';

/** Why a report was rejected, and the field values of a submit without scripts. */
export interface RefusedReport {
  message: string;
  fields: RefusedFields;
  values: Readonly<Record<string, string>>;
}

interface ReportFormProps {
  jobId: string;
  /** The result of a submit without scripts. */
  posted?: RefusedReport;
  /** Called with whether the reporter gave an email address for the outcome. */
  onSent: (hears: boolean) => void;
}

const LABELS: Readonly<Record<string, string>> = {
  reason: texts.reason,
  details: texts.details,
  email: texts.email,
};

/** A form to report a job. Native, uncontrolled fields, so text typed before hydration stays. */
export function ReportForm({ jobId, posted, onSent }: ReportFormProps) {
  const [refused, setRefused] = useState<Omit<RefusedReport, 'values'> | undefined>(posted);
  const [attempt, setAttempt] = useState(0);
  const [busy, setBusy] = useState(false);
  const headersFor = useRequestKey();
  const hydrated = useHydrated();

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const typed = new FormData(event.currentTarget);
    const textOf = (name: string): string => String(typed.get(name) ?? '');
    const body = { reason: textOf('reason'), details: textOf('details'), email: textOf('email') };
    setBusy(true);
    setRefused(undefined);
    try {
      await call('reportJob', { params: { id: jobId }, body }, { headers: headersFor(body) });
      onSent(body.email.trim() !== '');
    } catch (failure) {
      setRefused({ message: messageOf(failure) || texts.failed, fields: refusedFields(failure) });
      setAttempt(attempt + 1);
    }
    setBusy(false);
  };
  const fields = refused?.fields ?? {};
  const errors = summaryErrors(fields, Object.keys(LABELS), LABELS);
  return (
    <form method="post" noValidate={hydrated} onSubmit={submit} className="stack gap-5">
      <ErrorSummary
        errors={refused && errors.length === 0 ? [{ message: refused.message }] : errors}
        attempt={attempt}
      />
      <RadioGroup
        label={texts.reason}
        name="reason"
        required
        defaultValue={posted?.values.reason}
        error={errorAt(fields, 'reason')}
        choices={REPORT_REASONS.map((value) => ({ value, label: texts.reasons[value] }))}
      />
      <TextArea
        label={texts.details}
        name="details"
        hint={texts.detailsHint}
        rows={4}
        maxLength={LIMITS.note}
        defaultValue={posted?.values.details}
        error={errorAt(fields, 'details')}
      />
      <EmailField
        label={texts.email}
        name="email"
        optional
        hint={texts.emailHint}
        defaultValue={posted?.values.email}
        error={errorAt(fields, 'email')}
      />
      <div className="row">
        <Button type="submit" variant="primary" busy={busy} busyLabel={texts.sending} className="max-sm:flex-1">
          {texts.send}
        </Button>
      </div>
    </form>
  );
}
