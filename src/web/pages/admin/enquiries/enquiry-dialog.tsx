import Check from 'lucide-react/icons/check';
import Trash2 from 'lucide-react/icons/trash';
import Undo2 from 'lucide-react/icons/undo-2';
import { useState } from 'react';
import { type Resolver, useForm } from 'react-hook-form';
import { LIMITS } from '#contract/rules.ts';
import { enquiryTexts, enquiryTexts as texts } from '#texts/admin-enquiries.ts';
import { Avatar } from '#web/components/avatar.tsx';
import { Breakable } from '#web/components/breakable.tsx';
import { Button } from '#web/components/button.tsx';
import { type Fact, Facts } from '#web/components/card.tsx';
import { Dialog } from '#web/components/dialog.tsx';
import { ErrorSummary } from '#web/components/error-summary.tsx';
import { FieldScope } from '#web/components/field.tsx';
import { Notice } from '#web/components/notice.tsx';
import { PhoneLink } from '#web/components/phone-link.tsx';
import { TextArea } from '#web/components/text-area.tsx';
import { TextField } from '#web/components/text-field.tsx';
import { useToast } from '#web/components/toasts.tsx';
import { contractResolver } from '#web/lib/contract-form.ts';
import { useDraft } from '#web/lib/drafts.ts';
import { errorAt, showFailure, summaryErrors } from '#web/lib/form-errors.ts';
import { dateTimeText } from '#web/lib/formats.ts';
import { langOf } from '#web/lib/lang-of.ts';
import { withReaderLanguage } from '#web/lib/reader-language.ts';
import { useRequestKey } from '#web/lib/request-key.ts';
import { AnsweredBadge } from '#web/pages/admin/enquiries/answered-badge.tsx';
import type { Enquiry, EnquiryConfig } from '#web/pages/admin/enquiries/enquiry.ts';

interface EnquiryDialogProps {
  config: EnquiryConfig<never>;
  enquiry: Enquiry;
  onAnswered: (answered: boolean) => void;
  onRemove: () => void;
  /** Called after a reply was sent. */
  onSent: () => void;
  onClose: () => void;
}

/** One enquiry in full: the message, the replies and the reply form. */
export function EnquiryDialog({ config, enquiry, onAnswered, onRemove, onSent, onClose }: EnquiryDialogProps) {
  const { name, email, phone, message, more, replies } = enquiry;
  const answered = enquiry.answeredAt !== null;
  const facts: Fact[] = [
    {
      label: texts.columns.email,
      value: (
        <a className="link" href={`mailto:${email}`}>
          <Breakable>{email}</Breakable>
        </a>
      ),
    },
    {
      label: config.phoneLabel,
      value: <PhoneLink phone={phone} />,
    },
    ...more.filter(({ value }) => value !== ''),
  ];
  return (
    <Dialog
      title={name}
      subtitle={texts.received({ day: dateTimeText(enquiry.createdAt) })}
      mark={<Avatar name={name} size="l" />}
      onClose={onClose}
      foot={
        <>
          <Button icon={answered ? Undo2 : Check} onClick={() => onAnswered(!answered)}>
            {answered ? texts.actions.unmark : texts.actions.mark}
          </Button>
          <Button variant="danger" icon={Trash2} onClick={onRemove}>
            {texts.actions.remove}
          </Button>
        </>
      }
    >
      <div>
        <AnsweredBadge answered={answered} at={enquiry.answeredAt} by={enquiry.answeredBy} />
      </div>
      <Facts facts={facts} />
      {message === undefined ? null : (
        <section className="stack stack-s">
          <h3 className="title">{texts.columns.message}</h3>
          <p className="whitespace-pre-wrap break-words" lang={langOf(message)}>
            {message}
          </p>
        </section>
      )}
      {replies.length > 0 ? (
        <section className="stack stack-s">
          <h3 className="title">{texts.replies.title}</h3>
          <ol className="stack gap-4">
            {replies.map((reply) => (
              <li key={reply._id} className="stack gap-1 border-l-2 border-(--line-strong) pl-4">
                <b>{reply.subject}</b>
                <p className="whitespace-pre-wrap break-words" lang={langOf(reply.message)}>
                  {reply.message}
                </p>
                <span className="small muted num">
                  {reply.author
                    ? texts.replies.by({ author: reply.author, when: dateTimeText(reply.createdAt) })
                    : dateTimeText(reply.createdAt)}
                </span>
              </li>
            ))}
          </ol>
        </section>
      ) : null}
      <section className="stack gap-4" aria-label={texts.reply.title}>
        <h3 className="title">{texts.reply.title}</h3>
        <ReplyForm config={config} enquiry={enquiry} onSent={onSent} onClose={onClose} />
      </section>
    </Dialog>
  );
}

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
function ReplyForm({ config, enquiry, onSent, onClose }: ReplyFormProps) {
  const toast = useToast();
  const headersFor = useRequestKey();
  const [busy, setBusy] = useState(false);
  const blank = { subject: enquiry.replySubject, message: '' };
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
          hint={withReaderLanguage(enquiry.language, words.messageHint)}
          rows={5}
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
