import { useId, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { fillPlaceholders, greets, PLACEHOLDERS } from '#contract/placeholder-rules.ts';
import { LIMITS } from '#contract/rules.ts';
import { componentTexts } from '#texts/components.ts';
import { decidedMailTexts, mailTexts } from '#texts/mails.ts';
import { bulkTexts as texts } from '#texts/recruiter-bulk.ts';
import { Button } from '#web/components/button.tsx';
import { Dialog } from '#web/components/dialog.tsx';
import { FieldScope } from '#web/components/field.tsx';
import { Notice } from '#web/components/notice.tsx';
import { TextArea } from '#web/components/text-area.tsx';
import { useReaderLanguage } from '#web/features/candidates/use-reader-language.ts';
import { LeftOpen, letterProblem, SavedTextsRow } from '#web/features/conversations/saved-texts-menu.tsx';
import { CallFailed, call } from '#web/lib/api-client.ts';
import { useDraft } from '#web/lib/drafts.ts';
import { errorAt } from '#web/lib/form-errors.ts';
import { useRequestKey } from '#web/lib/request-key.ts';
import type { Application } from '#web/pages/recruiter/applications/application-queries.ts';
import { greetingOf } from '#web/pages/recruiter/applications/placeholders-of.ts';
import { hasOpenOffer } from '#web/pages/recruiter/applications/statuses.ts';
import { type BulkStatus, whoCanBeAnswered } from '#web/pages/recruiter/applications/who-can-be-answered.ts';
import { DraftNotice } from '#web/pages/recruiter/draft-notice.tsx';
import { takeBack } from '#web/pages/recruiter/take-back.ts';
import { useAnswered } from '#web/pages/recruiter/use-answered.ts';

interface BulkDialogProps {
  status: BulkStatus;
  /** The selected applications, at least one. */
  applications: readonly Application[];
  /** Called with the ids that stay selected: after answering, those that failed; after Undo, all of them. */
  onSelect: (ids: readonly string[]) => void;
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

/** The standard email with placeholders for each candidate's details. */
const usualMessage = (status: BulkStatus): string =>
  decidedMailTexts[status].text({ job: '{job}', company: '{company}' });

/** A draft per selection: what was written for some people is never sent to others. */
const draftOf = (status: BulkStatus, applications: readonly Application[]): string =>
  `answer:${status}:${applications
    .map(({ _id }) => _id)
    .sort()
    .join(',')}`;

/**
 * One answer to many: who cannot receive it and why, its reason, its email with a preview, and afterwards who could not
 * be answered because someone else acted first.
 */
export function BulkDialog({ status, applications, onSelect, onClose }: BulkDialogProps) {
  const formId = useId();
  const [chosen] = useState(applications);
  const [{ can, stay }] = useState(() => whoCanBeAnswered(applications, status));
  const [first] = can;
  const openOffers = status === 'rejected' ? can.filter(hasOpenOffer).length : 0;
  const usual = usualMessage(status);
  const form = useForm<AnswerValues>({ defaultValues: { reason: '', message: usual } });
  const draftName = draftOf(status, chosen);
  const draft = useDraft(form, draftName, {
    base: { usual },
    // The standard email is not kept as a draft: it differs by language, and each candidate reads it in theirs.
    mend: (kept, base) =>
      kept.message === (base as { usual?: string } | undefined)?.usual ? { ...kept, message: usual } : kept,
  });
  const typed = useWatch({ control: form.control });
  const { errors } = form.formState;
  const [reasonError, messageError] = [errorAt(errors, 'reason'), errorAt(errors, 'message')];
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
      const own = message.trim() === usual ? '' : message;
      const body = { ids: can.map((one) => one._id), status, reason, message: own };
      const answer = await call('answerApplications', { body }, { headers: headersFor(body) });
      draft.drop();
      const { changed, undoUntil, mailAt, message: said } = answer;
      const isWhole = answer.refused.length === 0;
      if (isWhole) onClose();
      else {
        const lines = answer.refused.map((one) => texts.refused({ name: nameOf(one._id), why: one.message }));
        setReport({ message: said, lines });
      }
      // The report already says this, except that it can be undone.
      if (isWhole || undoUntil) {
        const restore = takeBack(draftName, { reason, message }, { usual });
        const afterUndo = () => {
          restore();
          onSelect(chosen.map((one) => one._id));
          if (!isWhole) onClose();
        };
        answered(said, { ids: changed, undoUntil, mailAt, afterUndo });
      }
      onSelect(chosen.map((one) => one._id).filter((id) => !changed.includes(id)));
    } catch (problem) {
      setFailure((problem instanceof CallFailed && problem.message) || texts.failed);
    }
    setBusy(false);
  };
  return (
    <Dialog
      title={report ? texts.partly : can.length > 0 ? texts.title[status]({ count: can.length }) : texts.none[status]}
      onClose={onClose}
      foot={
        report || can.length === 0 ? (
          <Button onClick={onClose}>{texts.close}</Button>
        ) : (
          <>
            <Button
              type="submit"
              form={formId}
              variant={status === 'rejected' ? 'danger-solid' : 'primary'}
              busy={busy}
              busyLabel={texts.busy}
            >
              {texts.confirm[status]}
            </Button>
            <Button variant="plain" disabled={busy} onClick={onClose}>
              {componentTexts.cancel}
            </Button>
          </>
        )
      }
    >
      {report ? (
        <Notice tone="amber" live="alert" title={report.message}>
          <p>{texts.refusedTitle({ count: report.lines.length })}</p>
          <Lines lines={report.lines} />
        </Notice>
      ) : can.length === 0 ? (
        <Lines lines={stay} />
      ) : (
        <FieldScope value="bulk">
          <form id={formId} noValidate className="stack gap-5" onSubmit={form.handleSubmit(send)}>
            {failure ? <Notice tone="red" live="alert" title={failure} /> : null}
            <DraftNotice draft={draft} form={form} />
            {stay.length > 0 ? (
              <Notice tone="amber" title={texts.some[status]({ can: can.length, all: chosen.length })}>
                <Lines lines={stay} />
              </Notice>
            ) : null}
            {openOffers > 0 ? <Notice tone="amber">{texts.openOffers({ count: openOffers })}</Notice> : null}
            {status === 'rejected' ? (
              <>
                <TextArea
                  label={texts.reason}
                  hint={texts.reasonHint}
                  optional
                  error={reasonError}
                  rows={2}
                  maxLength={LIMITS.reason}
                  {...form.register('reason', { validate: (reason) => letterProblem(reason) })}
                />
                {reasonError === undefined ? <LeftOpen text={typed.reason ?? ''} /> : null}
              </>
            ) : null}
            <TextArea
              label={texts.message}
              hint={texts.messageHint}
              error={messageError}
              rows={5}
              maxLength={LIMITS.note}
              {...form.register('message', { validate: (message) => letterProblem(message, PLACEHOLDERS) })}
            />
            <SavedTextsRow
              // An empty message sends the standard text.
              text={typed.message === usual ? '' : (typed.message ?? '')}
              values={{}}
              later={PLACEHOLDERS}
              error={messageError}
              onInsert={(text) => form.setValue('message', text, { shouldDirty: true })}
            />
            {first ? (
              <Preview application={first} status={status} message={typed.message ?? ''} reason={typed.reason ?? ''} />
            ) : null}
          </form>
        </FieldScope>
      )}
    </Dialog>
  );
}

function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <ul className="mt-2 list-disc pl-5">
      {lines.map((line) => (
        <li key={line} className="wrap-anywhere">
          {line}
        </li>
      ))}
    </ul>
  );
}

interface PreviewProps {
  application: Application;
  status: BulkStatus;
  message: string;
  reason: string;
}

/** The email as the first of the selected candidates will read it. */
function Preview({ application, status, message, reason }: PreviewProps) {
  const { fullName: name, jobTitle: job, companyName: company } = application;
  const reads = useReaderLanguage(application.candidateId)();
  const usual = usualMessage(status);
  const own = fillPlaceholders(message.trim() || usual, { name, job, company });
  const isUsual = message.trim() === '' || message.trim() === usual;
  return (
    <section className="stack stack-s" aria-label={texts.preview}>
      <h3 className="label">{texts.previewFor({ name })}</h3>
      <p className="rounded-2 border border-line bg-sunken p-4 whitespace-pre-line wrap-anywhere">
        {[
          !greets(own) && greetingOf(application),
          own,
          reason.trim() && `${mailTexts.recruiterWrote}\n${reason.trim()}`,
        ]
          .filter(Boolean)
          .join('\n\n')}
      </p>
      {reads ? <p className="small muted">{isUsual ? `${reads} ${texts.usualInTheirs}` : reads}</p> : null}
    </section>
  );
}
