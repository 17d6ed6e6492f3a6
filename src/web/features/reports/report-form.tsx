import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { LIMITS } from '#contract/rules.ts';
import { REASONS_ABOUT } from '#contract/vocabularies.ts';
import { companyReportTexts } from '#texts/company-report.ts';
import { reportTexts } from '#texts/report.ts';
import { Button } from '#web/components/button.tsx';
import { EmailField } from '#web/components/email-field.tsx';
import { ErrorSummary } from '#web/components/error-summary.tsx';
import { Notice } from '#web/components/notice.tsx';
import { RadioGroup } from '#web/components/radio-group.tsx';
import { TextArea } from '#web/components/text-area.tsx';
import { type Reportable, reportTextsOf } from '#web/features/reports/reportable.ts';
import { call, messageOf } from '#web/lib/api-client.ts';
import { dropDraft, keepValues, keptValues } from '#web/lib/drafts.ts';
import { errorAt, type RefusedFields, refusedFields, summaryErrors } from '#web/lib/form-errors.ts';
import { useRequestKey } from '#web/lib/request-key.ts';
import { readSession } from '#web/lib/session.ts';
import { useHydrated } from '#web/lib/use-hydrated.ts';

/** Why a report was rejected, and the field values of a submit without scripts. */
export interface RefusedReport {
  message: string;
  fields: RefusedFields;
  values: Readonly<Record<string, string>>;
}

/** By an email to the given address, by a notice to the account, or not at all. */
export type Hears = 'mail' | 'notice' | 'no';

/** Whether the outcome comes as a notice to the signed-in account. */
const hasNotices = (): boolean => {
  const kind = readSession()?.kind;
  return kind === 'candidate' || kind === 'recruiter';
};

const hearsBy = (email: string): Hears => {
  if (email.trim()) return 'mail';
  return hasNotices() ? 'notice' : 'no';
};

interface ReportFormProps {
  what: Reportable;
  /** The result of a submit without scripts. */
  posted?: RefusedReport;
  /** Called with how the reporter hears of the outcome. */
  onSent: (hears: Hears) => void;
}

const LABELS: Readonly<Record<string, string>> = {
  reason: reportTexts.reason,
  details: reportTexts.details,
  email: reportTexts.email,
};

const choicesFor = ({ about }: Reportable) =>
  about === 'job'
    ? REASONS_ABOUT.job.map((value) => ({ value, label: reportTexts.reasons[value] }))
    : REASONS_ABOUT.company.map((value) => ({ value, label: companyReportTexts.reasons[value] }));

interface Report {
  reason: string;
  details: string;
  email: string;
}

const reportFrom = (form: HTMLFormElement): Report => {
  const typed = new FormData(form);
  const textOf = (name: string): string => String(typed.get(name) ?? '');
  return { reason: textOf('reason'), details: textOf('details'), email: textOf('email') };
};

/** Fills a draft into the fields that are still empty; returns whether there were any. */
const fillIn = (form: HTMLFormElement, draft: Readonly<Record<string, unknown>>): boolean => {
  const present = reportFrom(form);
  let filled = false;
  for (const name of Object.keys(LABELS)) {
    const kept = draft[name];
    const field = form.elements.namedItem(name);
    if (typeof kept !== 'string' || kept === '' || present[name as keyof Report] !== '') continue;
    if (field instanceof RadioNodeList || field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) {
      field.value = kept;
      filled = true;
    }
  }
  return filled;
};

const send = (what: Reportable, body: Report, headers: Readonly<Record<string, string>>) =>
  what.about === 'job'
    ? call('reportJob', { params: { id: what.jobId }, body }, { headers })
    : call('reportCompany', { params: { slug: what.slug }, body }, { headers });

/**
 * A form to report a job or a company's page. Native, uncontrolled fields, so text typed before hydration stays; what is
 * typed is kept as a draft until it is sent.
 */
export function ReportForm({ what, posted, onSent }: ReportFormProps) {
  const texts = reportTextsOf(what);
  const [refused, setRefused] = useState<Omit<RefusedReport, 'values'> | undefined>(posted);
  const [attempt, setAttempt] = useState(0);
  const [busy, setBusy] = useState(false);
  const headersFor = useRequestKey();
  const hydrated = useHydrated();
  const form = useRef<HTMLFormElement>(null);
  const [restored, setRestored] = useState(false);
  const draft = `report:${what.about === 'job' ? what.jobId : what.slug}`;
  useEffect(() => {
    const kept = keptValues(draft);
    if (form.current && kept && fillIn(form.current, kept)) setRestored(true);
  }, [draft]);
  // The page is rendered without the session, so until then the hint speaks to both.
  const emailHint = !hydrated ? texts.emailHint : hasNotices() ? texts.emailHintNotice : texts.emailHintVisitor;

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const body = reportFrom(event.currentTarget);
    setBusy(true);
    setRefused(undefined);
    try {
      await send(what, body, headersFor(body));
      dropDraft(draft);
      onSent(hearsBy(body.email));
    } catch (failure) {
      setRefused({ message: messageOf(failure) || texts.failed, fields: refusedFields(failure) });
      setAttempt(attempt + 1);
    }
    setBusy(false);
  };
  const fields = refused?.fields ?? {};
  const errors = summaryErrors(fields, Object.keys(LABELS), LABELS);
  return (
    <form
      ref={form}
      method="post"
      noValidate={hydrated}
      onSubmit={submit}
      onChange={(event) => keepValues(draft, reportFrom(event.currentTarget))}
      className="stack gap-5"
    >
      <ErrorSummary
        errors={refused && errors.length === 0 ? [{ message: refused.message }] : errors}
        attempt={attempt}
      />
      {restored && attempt === 0 ? <Notice live="status" title={reportTexts.draftBack} /> : null}
      <RadioGroup
        label={texts.reason}
        name="reason"
        required
        defaultValue={posted?.values.reason}
        error={errorAt(fields, 'reason')}
        choices={choicesFor(what)}
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
        hint={emailHint}
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
