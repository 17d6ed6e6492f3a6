import { TextField, type TextFieldProps } from '#web/components/text-field.tsx';

/** A date as `YYYY-MM-DD`, with the native picker. `min` and `max` use the same format. */
export function DateField(props: TextFieldProps) {
  return <TextField {...props} type="date" />;
}

/** A time of day as `HH:MM`, with the native picker. */
export function TimeField(props: TextFieldProps) {
  return <TextField {...props} type="time" />;
}

/** A month as `YYYY-MM`; typed in this format where the browser has no picker for it. */
export function MonthField(props: TextFieldProps) {
  return <TextField autoComplete="off" maxLength={7} {...props} type="month" />;
}
