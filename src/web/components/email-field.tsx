import { LIMITS } from '#contract/rules.ts';
import { TextField, type TextFieldProps } from '#web/components/text-field.tsx';

/** An e-mail address: the right keyboard, no capitals put in, no spelling marked. */
export function EmailField(props: Omit<TextFieldProps, 'type'>) {
  return (
    <TextField
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={LIMITS.email}
      {...props}
      type="email"
    />
  );
}
