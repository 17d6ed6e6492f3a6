import { setupI18n } from '@lingui/core';
import type { CompiledMessage } from '@lingui/message-utils/compileMessage';

/** Numbers in a text are grouped as India writes them: 1,00,000. */
const LOCALE = 'en-IN';

const i18n = setupI18n({ locale: LOCALE, messages: { [LOCALE]: {} } });

/** An argument that is shown as it is. */
export type Value = string | number;

let messages = 0;

/**
 * Lingui decodes `\u000a` and `\x41` in the finished text, values included.
 * What somebody typed must come out as it was typed, and end no line.
 */
const asTyped = <Values extends Record<string, unknown>>(values: Values): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' ? value.replaceAll('\\', '\\u005c') : value,
    ]),
  );

/**
 * A text with arguments, from its compiled ICU message.
 *
 * @__NO_SIDE_EFFECTS__
 */
export function message<Values extends Record<string, unknown>>(
  ...tokens: CompiledMessage
): (values: Values) => string {
  messages += 1;
  const id = String(messages);
  i18n.load(LOCALE, { [id]: tokens });
  return (values) => i18n._(id, asTyped(values));
}
