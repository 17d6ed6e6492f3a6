import { TextField, type TextFieldProps } from '#web/components/text-field.tsx';

/** A day, `YYYY-MM-DD`; the system's own picker. `min` and `max` take the same form. */
export function DateField(props: TextFieldProps) {
  return <TextField {...props} type="date" />;
}

/** A time of the day, `HH:MM`; the system's own picker. */
export function TimeField(props: TextFieldProps) {
  return <TextField {...props} type="time" />;
}

/** A month, `YYYY-MM`; where the system has no picker for it, typed in this form. */
export function MonthField(props: TextFieldProps) {
  return <TextField autoComplete="off" maxLength={7} {...props} type="month" />;
}
