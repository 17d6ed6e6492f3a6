import { LIMITS } from '#contract/rules.ts';
import { TextField, type TextFieldProps } from '#web/components/text-field.tsx';

/** An email address field: email keyboard, no auto-capitalization, no spell checking. */
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
