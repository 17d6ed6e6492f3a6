import type { FieldErrors, FieldValues, FormState } from 'react-hook-form';
import type { Refused } from '#web/pages/public/account/register-posted.ts';

/** The form's own errors; until it is submitted with scripts, the server's errors from the attempt without them. */
export function refusedErrors<T extends FieldValues>(state: FormState<T>, refused: Refused | undefined): FieldErrors {
  if (!refused || state.submitCount > 0 || state.isSubmitting) return state.errors;
  const whole =
    Object.keys(refused.fields).length === 0 ? { root: { server: { type: 'server', message: refused.message } } } : {};
  return { ...refused.fields, ...whole };
}
