import { useId, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { fillPlaceholders, greets, LIMITS } from '#contract/rules.ts';
import { componentTexts } from '#texts/components.ts';
import { decidedMailTexts, mailTexts } from '#texts/mails.ts';
import { bulkTexts as texts } from '#texts/recruiter-bulk.ts';
import { Button } from '#web/components/button.tsx';
import { Dialog } from '#web/components/dialog.tsx';
import { FieldScope } from '#web/components/field.tsx';
import { Notice } from '#web/components/notice.tsx';
import { TextArea } from '#web/components/text-area.tsx';
import { CallFailed, call } from '#web/lib/api-client.ts';
import { useDraft } from '#web/lib/drafts.ts';
import { useRequestKey } from '#web/lib/request-key.ts';
import type { Application } from '#web/pages/recruiter/applications/application-queries.ts';
import { DraftNotice } from '#web/pages/recruiter/draft-notice.tsx';
import { useAnswered } from '#web/pages/recruiter/use-answered.ts';

interface BulkDialogProps {
  status: 'accepted' | 'rejected';
  /** Whom it is about, at least one. */
  applications: readonly Application[];
  /** Told of those that were refused. */
  onAnswered: (refused: readonly string[]) => void;
  onClose: () => void;
}

interface AnswerValues {
  reason: string;
  message: string;
}

interface Refused {
  /** What was done to the others. */
  message: string;
  lines: readonly string[];
}

/** The standard mail, with what differs from one candidate to the next left open. */
const usualMessage = (status: BulkDialogProps['status']): string =>
  decidedMailTexts[status].text({ job: '{job}', company: '{company}' });

/** One answer for many: its reason, its mail with a preview, and afterwards who could not be answered and why. */
export function BulkDialog({ status, applications, onAnswered, onClose }: BulkDialogProps) {
  const formId = useId();
  const [chosen] = useState(applications);
  const form = useForm<AnswerValues>({ defaultValues: { reason: '', message: usualMessage(status) } });
  const draft = useDraft(form, `answer:${status}`);
  const typed = useWatch({ control: form.control });
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [report, setReport] = useState<Refused>();
  const answered = useAnswered();
  const headersFor = useRequestKey();
  const nameOf = (id: string): string => chosen.find((one) => one._id === id)?.fullName ?? id;

  const send = async ({ reason, message }: AnswerValues) => {
    setBusy(true);
    setFailure(undefined);
    try {
      const own = message.trim() === usualMessage(status) ? '' : message;
      const body = { ids: chosen.map((one) => one._id), status, reason, message: own };
      const answer = await call('answerApplications', { body }, { headers: headersFor(body) });
      draft.drop();
      if (answer.refused.length > 0) {
        const lines = answer.refused.map((one) => texts.refused({ name: nameOf(one._id), why: one.message }));
        setReport({ message: answer.message, lines });
        if (answer.undoUntil)
          answered(answer.message, { ids: answer.changed, undoUntil: answer.undoUntil, mailAt: answer.mailAt });
      } else {
        answered(answer.message, { ids: answer.changed, undoUntil: answer.undoUntil, mailAt: answer.mailAt });
        onClose();
      }
      onAnswered(answer.refused.map((one) => one._id));
    } catch (problem) {
      setFailure((problem instanceof CallFailed && problem.message) || texts.failed);
    }
    setBusy(false);
  };
  return (
    <Dialog
      title={texts.title[status]({ count: chosen.length })}
      onClose={onClose}
      foot={
        report ? (
          <Button onClick={onClose}>{texts.close}</Button>
        ) : (
          <>
            <Button disabled={busy} onClick={onClose}>
              {componentTexts.cancel}
            </Button>
            <Button
              type="submit"
              form={formId}
              variant={status === 'rejected' ? 'danger-solid' : 'primary'}
              busy={busy}
              busyLabel={texts.busy}
            >
              {texts.confirm[status]}
            </Button>
          </>
        )
      }
    >
      {report ? (
        <Notice tone="amber" live="alert" title={report.message}>
          <p>{texts.refusedTitle({ count: report.lines.length })}</p>
          <ul className="mt-2 list-disc pl-5">
            {report.lines.map((line) => (
              <li key={line} className="wrap-anywhere">
                {line}
              </li>
            ))}
          </ul>
        </Notice>
      ) : (
        <FieldScope value="bulk">
          <form id={formId} noValidate className="stack gap-5" onSubmit={form.handleSubmit(send)}>
            {failure ? <Notice tone="red" live="alert" title={failure} /> : null}
            <DraftNotice draft={draft} form={form} />
            {status === 'rejected' ? (
              <TextArea
                label={texts.reason}
                hint={texts.reasonHint}
                optional
                rows={2}
                maxLength={LIMITS.reason}
                {...form.register('reason')}
              />
            ) : null}
            <TextArea
              label={texts.message}
              hint={texts.messageHint}
              rows={5}
              maxLength={LIMITS.note}
              {...form.register('message')}
            />
            <Preview
              application={chosen[0]}
              status={status}
              message={typed.message ?? ''}
              reason={typed.reason ?? ''}
            />
          </form>
        </FieldScope>
      )}
    </Dialog>
  );
}

interface PreviewProps {
  application: Application | undefined;
  status: 'accepted' | 'rejected';
  message: string;
  reason: string;
}

/** The mail as the first of the chosen will read it. */
function Preview({ application, status, message, reason }: PreviewProps) {
  if (!application) return null;
  const { fullName: name, jobTitle: job, companyName: company } = application;
  const own = fillPlaceholders(message.trim() || usualMessage(status), { name, job, company });
  return (
    <section className="stack stack-s" aria-label={texts.preview}>
      <h3 className="label">{texts.previewFor({ name })}</h3>
      <p className="rounded-2 border border-line bg-sunken p-4 whitespace-pre-line wrap-anywhere">
        {[
          !greets(own) && mailTexts.helloName({ name: name.split(' ')[0] ?? name }),
          own,
          reason.trim() && `${mailTexts.recruiterWrote}\n${reason.trim()}`,
        ]
          .filter(Boolean)
          .join('\n\n')}
      </p>
    </section>
  );
}
