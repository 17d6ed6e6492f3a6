import { TextField, type TextFieldProps } from '#web/components/text-field.tsx';
import { componentWords } from '#web/words/en/components.ts';

/** A mobile number, with or without +91 and spaces: the phone's own keyboard, nothing is rewritten. */
export function PhoneField({ hint = componentWords.phoneHint, ...rest }: TextFieldProps) {
  return <TextField autoComplete="tel" maxLength={20} {...rest} hint={hint} type="tel" inputMode="tel" />;
}
