import { useId, useState } from 'react';
import { MESSAGE_REPORT_REASONS } from '#contract/conversation-vocabulary.ts';
import { LIMITS } from '#contract/rules.ts';
import { componentTexts } from '#texts/components.ts';
import { conversationTexts as texts } from '#texts/conversations.ts';
import { Button } from '#web/components/button.tsx';
import { Checkbox } from '#web/components/checkbox.tsx';
import { Dialog } from '#web/components/dialog.tsx';
import { ErrorSummary } from '#web/components/error-summary.tsx';
import { FieldScope } from '#web/components/field.tsx';
import { RadioGroup } from '#web/components/radio-group.tsx';
import { TextArea } from '#web/components/text-area.tsx';
import { useToast } from '#web/components/toasts.tsx';
import type { Said, Talk } from '#web/features/conversations/conversation-queries.ts';
import { call, messageOf } from '#web/lib/api-client.ts';
import { errorAt, type RefusedFields, refusedFields, summaryErrors } from '#web/lib/form-errors.ts';
import { useRequestKey } from '#web/lib/request-key.ts';

const LABELS: Readonly<Record<string, string>> = { reason: texts.reason, details: texts.details };

interface ReportMessageDialogProps {
  talk: Talk;
  message: Said;
  onClose: () => void;
}

/** Reports a message to the administrators and optionally blocks its author. */
export function ReportMessageDialog({ talk, message, onClose }: ReportMessageDialogProps) {
  const formId = useId();
  const toast = useToast();
  const headersFor = useRequestKey();
  const [busy, setBusy] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const [refused, setRefused] = useState<{ message: string; fields: RefusedFields }>();
  const params = { applicationId: talk._id };
  const send = async (typed: FormData) => {
    if (busy) return;
    setBusy(true);
    const body = { reason: String(typed.get('reason') ?? ''), details: String(typed.get('details') ?? '') };
    try {
      const report = { params: { ...params, messageId: message._id }, body };
      const { message: thanks } = await call('reportMessage', report, { headers: headersFor(body) });
      if (typed.get('block')) await call('blockPerson', { params, body: {} });
      toast.done(thanks);
      onClose();
    } catch (failure) {
      setRefused({ message: messageOf(failure) || texts.failedAct, fields: refusedFields(failure) });
      setAttempt(attempt + 1);
    }
    setBusy(false);
  };
  const fields = refused?.fields ?? {};
  const errors = summaryErrors(fields, Object.keys(LABELS), LABELS);
  return (
    <FieldScope value="report-message">
      <Dialog
        title={texts.reportTitle}
        size="narrow"
        busy={busy}
        onClose={onClose}
        foot={
          <>
            <Button type="submit" form={formId} variant="primary" busy={busy} busyLabel={texts.sending}>
              {texts.reportSend}
            </Button>
            <Button onClick={onClose} disabled={busy}>
              {componentTexts.cancel}
            </Button>
          </>
        }
      >
        <p className="soft">{texts.reportLead}</p>
        <form
          id={formId}
          noValidate
          className="stack gap-5"
          onSubmit={(event) => {
            event.preventDefault();
            void send(new FormData(event.currentTarget));
          }}
        >
          <ErrorSummary
            errors={refused && errors.length === 0 ? [{ message: refused.message }] : errors}
            attempt={attempt}
          />
          <RadioGroup
            label={texts.reason}
            name="reason"
            required
            defaultValue={message.signs.includes('asks_for_money') ? 'asks_for_money' : undefined}
            error={errorAt(fields, 'reason')}
            choices={MESSAGE_REPORT_REASONS.map((value) => ({ value, label: texts.reasons[value] }))}
          />
          <TextArea
            label={texts.details}
            name="details"
            optional
            hint={texts.detailsHint}
            rows={3}
            maxLength={LIMITS.note}
            error={errorAt(fields, 'details')}
          />
          {talk.may.block ? <Checkbox name="block" label={texts.alsoBlock} /> : null}
        </form>
      </Dialog>
    </FieldScope>
  );
}
