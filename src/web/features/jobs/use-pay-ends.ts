import { type FieldValues, type Path, type PathValue, type UseFormReturn, useController } from 'react-hook-form';
import type { PayRange } from '#contract/pay.ts';

interface WithPay extends FieldValues {
  salary: { min: number | null; max: number | null };
}

/** Both ends of a job form's pay, which are set together because one text can hold both: `5–8 LPA`. */
export function usePayEnds<T extends WithPay>(form: UseFormReturn<T>) {
  const [min, max] = ['salary.min' as Path<T>, 'salary.max' as Path<T>];
  const least = useController({ control: form.control, name: min });
  const most = useController({ control: form.control, name: max });
  const endOf = ({ field, fieldState }: typeof least) => ({
    ...field,
    value: field.value as number | null,
    error: fieldState.error?.message,
  });
  const onValueChange = (read: PayRange) => {
    form.setValue(min, read.min as PathValue<T, Path<T>>, { shouldDirty: true });
    form.setValue(max, read.max as PathValue<T, Path<T>>, { shouldDirty: true });
    if (form.formState.isSubmitted) void form.trigger([min, max]);
  };
  return { ends: { min: endOf(least), max: endOf(most) }, onValueChange };
}
