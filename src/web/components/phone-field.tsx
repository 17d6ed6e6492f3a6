import { componentTexts } from '#texts/components.ts';
import { TextField, type TextFieldProps } from '#web/components/text-field.tsx';

/** A mobile number, with or without +91 and spaces: telephone keyboard, input left as typed. */
export function PhoneField({ hint = componentTexts.phoneHint, ...rest }: TextFieldProps) {
  return <TextField autoComplete="tel" maxLength={20} {...rest} hint={hint} type="tel" inputMode="tel" />;
}
