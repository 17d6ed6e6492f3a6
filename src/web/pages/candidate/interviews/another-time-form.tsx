import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { useFieldArray, useForm } from 'react-hook-form';
import { dayInIndia, LIMITS } from '#contract/rules.ts';
import { answerTexts } from '#texts/candidate-answers.ts';
import { Button } from '#web/components/button.tsx';
import { DateField, TimeField } from '#web/components/date-field.tsx';
import { ErrorSummary } from '#web/components/error-summary.tsx';
import { FieldScope } from '#web/components/field.tsx';
import { Notice } from '#web/components/notice.tsx';
import { TextArea } from '#web/components/text-area.tsx';
import { useToast } from '#web/components/toasts.tsx';
import type { PlannedTime } from '#web/features/hiring/planned-time.ts';
import { CallFailed, call } from '#web/lib/api-client.ts';
import { useDraft } from '#web/lib/drafts.ts';
import { errorAt, showFailure, summaryErrors } from '#web/lib/form-errors.ts';
import { refetchInvalidated } from '#web/lib/queries.ts';
import type { Interview } from '#web/pages/candidate/interviews/interview.tsx';
import {
  NO_WISH,
  WISH_FIELDS,
  WISH_LABELS,
  type WishValues,
  wishBody,
  wishesFrom,
  wishResolver,
} from '#web/pages/candidate/interviews/wish-values.ts';

const words = answerTexts.form;

interface AnotherTimeFormProps {
  /** Form id for the button in the dialog's footer. */
  id: string;
  interview: Interview;
  onBusy: (busy: boolean) => void;
  onDone: () => void;
}

/** Up to three suitable times, and a message to the recruiter. */
export function AnotherTimeForm({ id, interview, onBusy, onDone }: AnotherTimeFormProps) {
  const { applicationId, wishes, answerMessage } = interview;
  const [version, setVersion] = useState(interview.version);
  const [begun] = useState<WishValues>({ wishes: wishesFrom(wishes), message: answerMessage ?? '' });
  const form = useForm<WishValues>({ shouldFocusError: false, resolver: wishResolver, defaultValues: begun });
  const draft = useDraft(form, `wish-${applicationId}`, { base: begun });
  const rows = useFieldArray({ control: form.control, name: 'wishes' });
  const { errors, submitCount } = form.formState;
  const toast = useToast();

  const send = async (values: WishValues) => {
    const { body, rename } = wishBody(values);
    onBusy(true);
    try {
      toast.done((await call('answerInterview', { params: { applicationId }, version, body })).message);
      draft.drop();
      await refetchInvalidated();
      onDone();
    } catch (failure) {
      showFailure(form, failure, WISH_FIELDS, { rename });
      if (failure instanceof CallFailed && failure.status === 412 && failure.current) {
        // The server's current interview, sent with this status code.
        setVersion((failure.current as Interview).version);
      }
    } finally {
      onBusy(false);
    }
  };
  const field = (index: number, part: keyof PlannedTime) => {
    const name = `wishes.${index}.${part}` as const;
    return {
      label: words[part],
      'aria-label': part === 'date' ? words.dateOf({ number: index + 1 }) : words.timeOf({ number: index + 1 }),
      error: errorAt(errors, name),
      ...form.register(name),
    };
  };
  return (
    <FieldScope value="wish">
      <form id={id} noValidate className="stack gap-5" onSubmit={form.handleSubmit(send)}>
        <ErrorSummary errors={summaryErrors(errors, WISH_FIELDS, WISH_LABELS)} attempt={submitCount} />
        {draft.restored ? <Notice live="status" title={words.restored} /> : null}
        <p className="soft">{words.help}</p>
        {rows.fields.map(({ id: key }, index) => (
          <fieldset key={key} className="stack stack-s">
            <legend className="title mb-1">
              {words.wish({ number: index + 1 })} <span className="small muted font-[400]">{words.india}</span>
            </legend>
            <div className="two">
              <DateField {...field(index, 'date')} min={dayInIndia(new Date())} />
              <TimeField {...field(index, 'time')} step={300} />
            </div>
          </fieldset>
        ))}
        {rows.fields.length < LIMITS.wishes ? (
          <Button icon={Plus} className="justify-self-start" onClick={() => rows.append(NO_WISH)}>
            {words.more}
          </Button>
        ) : null}
        <TextArea
          label={words.message}
          optional
          rows={4}
          maxLength={LIMITS.note}
          error={errorAt(errors, 'message')}
          {...form.register('message')}
        />
      </form>
    </FieldScope>
  );
}
