import type { FormEventHandler, ReactNode } from 'react';
import type { FieldErrors } from 'react-hook-form';
import { useSearchParams } from 'react-router';
import { enquiryTexts } from '#texts/contact.ts';
import { Button } from '#web/components/button.tsx';
import { ErrorSummary, type SummaryError } from '#web/components/error-summary.tsx';
import { Notice } from '#web/components/notice.tsx';
import { summaryErrors } from '#web/lib/form-errors.ts';
import { useHydrated } from '#web/lib/use-hydrated.ts';
import { useOnline } from '#web/lib/use-online.ts';

interface EnquiryFrameProps {
  labels: Readonly<Record<string, string>>;
  errors: FieldErrors;
  /** Message for the last attempt, if the server refused it or did not answer. */
  failure: string | undefined;
  sent: boolean;
  restored: boolean;
  attempt: number;
  busy: boolean;
  submit: FormEventHandler<HTMLFormElement>;
  words: { send: string; sent: string; sentMore?: string };
  children: ReactNode;
}

/** Frame of a public form: errors, result and submit button. Works without scripts. */
export function EnquiryFrame({
  labels,
  errors,
  failure,
  sent,
  restored,
  attempt,
  busy,
  submit,
  words,
  children,
}: EnquiryFrameProps) {
  const hydrated = useHydrated();
  const online = useOnline();
  const [search] = useSearchParams();
  const summary = summaryOf(summaryErrors(errors, Object.keys(labels), labels), failure);
  // Without scripts the address carries the success.
  const done = sent || (search.has('sent') && attempt === 0 && summary.errors.length === 0);
  return (
    <form method="post" noValidate={hydrated} onSubmit={submit} className="stack gap-5">
      <ErrorSummary {...summary} attempt={attempt} />
      {restored && attempt === 0 && !done ? <Notice live="status" title={enquiryTexts.draftBack} /> : null}
      {children}
      {online ? null : <Notice tone="amber" live="status" title={enquiryTexts.offline} />}
      {done ? (
        <div id="sent" className="scroll-mt-22">
          <Notice tone="green" live="status" title={words.sent}>
            {words.sentMore}
          </Notice>
        </div>
      ) : null}
      <div className="row">
        <Button type="submit" variant="primary" busy={busy} busyLabel={enquiryTexts.sending} className="max-sm:flex-1">
          {words.send}
        </Button>
      </div>
    </form>
  );
}

/** The page's message is the title above its field errors, or replaces the server's if there are none. */
function summaryOf(errors: readonly SummaryError[], failure: string | undefined) {
  if (!failure) return { errors };
  const fields = errors.filter(({ name }) => name);
  if (fields.length > 0) return { errors: fields, title: failure };
  return { errors: errors.length > 0 ? [{ message: failure }] : [] };
}
