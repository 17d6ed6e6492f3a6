import { useState } from 'react';
import { type Resolver, useForm } from 'react-hook-form';
import { LIMITS } from '#contract/rules.ts';
import { enquiryTexts } from '#texts/admin-enquiries.ts';
import { Button } from '#web/components/button.tsx';
import { ErrorSummary } from '#web/components/error-summary.tsx';
import { FieldScope } from '#web/components/field.tsx';
import { Notice } from '#web/components/notice.tsx';
import { TextArea } from '#web/components/text-area.tsx';
import { TextField } from '#web/components/text-field.tsx';
import { useToast } from '#web/components/toasts.tsx';
import { contractResolver } from '#web/lib/contract-form.ts';
import { useDraft } from '#web/lib/drafts.ts';
import { errorAt, showFailure, summaryErrors } from '#web/lib/form-errors.ts';
import { useRequestKey } from '#web/lib/request-key.ts';
import type { Enquiry, EnquiryConfig } from '#web/pages/admin/enquiries/enquiry.ts';

const words = enquiryTexts.reply;
const NAMES = ['subject', 'message'] as const;
const LABELS = { subject: words.subject, message: words.message };

const resolver: Resolver<Record<keyof typeof LABELS, string>> = contractResolver({
  schema: async () => (await import('#contract/enquiries.ts')).EnquiryReplyForm,
  fields: NAMES,
});

interface ReplyFormProps {
  config: EnquiryConfig<never>;
  enquiry: Enquiry;
  onSent: () => void;
  onClose: () => void;
}

/** A reply by email. The draft survives a reload until it is sent. */
export function ReplyForm({ config, enquiry, onSent, onClose }: ReplyFormProps) {
  const toast = useToast();
  const headersFor = useRequestKey();
  const [busy, setBusy] = useState(false);
  const blank = { subject: config.words.subject, message: '' };
  const form = useForm({ defaultValues: blank, shouldFocusError: false, resolver });
  const draft = useDraft(form, `reply-${config.kind}-${enquiry._id}`);
  const { errors, submitCount } = form.formState;
  const send = async (body: typeof blank) => {
    if (busy) return;
    setBusy(true);
    try {
      await config.reply(enquiry._id, body, headersFor({ ...body, to: enquiry._id }));
      draft.drop();
      onSent();
      toast.done(words.sent({ email: enquiry.email }));
      onClose();
    } catch (failure) {
      showFailure(form, failure, NAMES, { otherwise: words.failed });
      setBusy(false);
    }
  };
  const startOver = () => {
    form.reset(blank);
    draft.forget();
  };
  return (
    <FieldScope value="reply">
      <form noValidate className="stack gap-5" onSubmit={form.handleSubmit(send)}>
        <ErrorSummary errors={summaryErrors(errors, NAMES, LABELS)} attempt={submitCount} />
        {draft.restored ? (
          <Notice live="status">
            {words.restored}{' '}
            <button type="button" className="link" onClick={startOver}>
              {words.startOver}
            </button>
          </Notice>
        ) : null}
        <TextField
          label={words.subject}
          maxLength={LIMITS.shortText}
          error={errorAt(errors, 'subject')}
          {...form.register('subject')}
        />
        <TextArea
          label={words.message}
          hint={words.messageHint}
          rows={6}
          maxLength={LIMITS.longText}
          error={errorAt(errors, 'message')}
          {...form.register('message')}
        />
        <div className="row wrap">
          <Button type="submit" variant="primary" busy={busy} busyLabel={words.sending}>
            {words.send}
          </Button>
          <span className="small muted">{words.to({ email: enquiry.email })}</span>
        </div>
      </form>
    </FieldScope>
  );
}
