import type { ReactNode } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { accountTexts } from '#texts/account.ts';
import { Button } from '#web/components/button.tsx';
import { ErrorSummary } from '#web/components/error-summary.tsx';
import { FieldScope } from '#web/components/field.tsx';
import { showFailure, summaryErrors } from '#web/lib/form-errors.ts';

interface AccountFormProps<T extends FieldValues> {
  form: UseFormReturn<T>;
  /** Prefix that keeps the field ids of the page's forms apart. */
  scope: string;
  label: string;
  /** Field names for the error summary, in display order. */
  labels: Readonly<Record<keyof T & string, string>>;
  /** Button label, and its label while `send` is pending. */
  action: string;
  acting: string;
  danger?: boolean;
  /** A rejection is shown at its field or above the form. */
  send: (values: T) => Promise<void>;
  onClose: () => void;
  children: ReactNode;
}

/** Form that opens inside an account section: errors, fields, submit and cancel. */
export function AccountForm<T extends FieldValues>({
  form,
  scope,
  label,
  labels,
  action,
  acting,
  danger,
  send,
  onClose,
  children,
}: AccountFormProps<T>) {
  const { errors, isSubmitting, submitCount } = form.formState;
  const names = Object.keys(labels);
  const submit = form.handleSubmit(async (values) => {
    try {
      await send(values);
    } catch (failure) {
      showFailure(form, failure, names, { otherwise: accountTexts.wentWrong });
    }
  });
  return (
    <FieldScope value={scope}>
      <form method="post" noValidate onSubmit={submit} className="stack gap-5" aria-label={label}>
        <ErrorSummary errors={summaryErrors(errors, names, labels)} attempt={submitCount} />
        {children}
        <div className="row wrap">
          <Button
            type="submit"
            variant={danger ? 'danger-solid' : 'primary'}
            size="m"
            busy={isSubmitting}
            busyLabel={acting}
          >
            {action}
          </Button>
          <Button size="m" onClick={onClose}>
            {accountTexts.cancel}
          </Button>
        </div>
      </form>
    </FieldScope>
  );
}
