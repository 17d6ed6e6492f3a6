import { type FieldErrors, type FieldValues, get, type Path, type UseFormReturn } from 'react-hook-form';
import type { ProblemBody } from '#contract/problems.ts';
import { askTexts } from '#texts/asks.ts';
import { browserProblemTexts } from '#texts/problems.ts';
import type { SummaryError } from '#web/components/error-summary.tsx';
import { failureMessage } from '#web/lib/api-client.ts';

/** A form's fields and their relation to the body it sends. */
export interface FormFields {
  /** As registered; `*` is a placeholder for a row number: `rows.*.title`. */
  fields: readonly string[];
  /** Maps a name in the body to a field or a list of rows. */
  rename?: Readonly<Record<string, string>> | undefined;
}

/**
 * Returns the field that shows a problem at a path of the body, including a part of the field, such as one of its tags.
 */
export function fieldAt(path: string, { fields, rename = {} }: FormFields): string | undefined {
  const [first = '', ...rest] = path.split('.');
  const parts = (rename[path] ?? [rename[first] ?? first, ...rest].join('.')).split('.');
  const known = parts.map((part) => (/^\d+$/.test(part) ? '*' : part)).join('.');
  const field =
    fields.find((one) => one === parts.join('.') || one === known) ?? fields.find((one) => known.startsWith(`${one}.`));
  return field && parts.slice(0, field.split('.').length).join('.');
}

/**
 * Shows the server's field problems at their fields; the rest, and a call without a response, above the form
 * (`root.server`). `names` are the form's registered fields; `rename` maps the server's names to fields; `otherwise` is
 * shown when the server gave no reason. Errors at registered fields and `root` are cleared by the next submit.
 */
export function showFailure<T extends FieldValues>(
  form: UseFormReturn<T>,
  failure: unknown,
  names: readonly string[],
  { rename, otherwise }: Pick<FormFields, 'rename'> & { otherwise?: string } = {},
): void {
  const unplaced: string[] = [];
  let placed = 0;
  for (const [path, refused] of Object.entries(refusedFields(failure))) {
    const name = fieldAt(path, { fields: names, rename });
    if (name !== undefined) {
      // Checked above against the form's own list.
      form.setError(name as Path<T>, refused);
      placed += 1;
    } else if (path !== '') unplaced.push(refused.message);
  }
  if (placed > 0 && unplaced.length === 0) return;
  const message = unplaced[0] ?? (failureMessage(failure) || otherwise) ?? browserProblemTexts.UNEXPECTED;
  form.setError('root.server', { type: 'server', message });
}

/** Rejected fields: by path in the body, with the server's codes. */
export type RefusedFields = Readonly<Record<string, { type: string; message: string }>>;

/** Returns the rejected fields of a failed call or of its response body; empty if there are none. */
export function refusedFields(failure: unknown): RefusedFields {
  const { fields = {}, fieldProblems = {} }: Partial<ProblemBody> = failure instanceof Object ? failure : {};
  return Object.fromEntries(
    Object.entries(fields).map(([path, message]) => [path, { type: fieldProblems[path]?.code ?? 'server', message }]),
  );
}

/** The sentence that asks for each empty field, by path without row numbers. */
export type Asks = Readonly<Record<string, string | Readonly<Record<string, string>>>>;

const known: Record<string, Asks[string]> = { ...askTexts };

/** Adds the sentences for fields of the signed-in areas; public pages do not load them. */
export const addAsks = (asks: Asks): void => {
  Object.assign(known, asks);
};

/** The codes of an empty field. */
const EMPTY = ['required', 'choose'];

const askFor = (type: unknown, path: string, asks: Asks): string | undefined => {
  if (!EMPTY.some((code) => code === type)) return undefined;
  const ask: unknown = get(asks, path.replace(/\.\d+(?=\.|$)/g, ''));
  return typeof ask === 'string' ? ask : undefined;
};

/**
 * Returns the sentence at a field, by path (`deadline.end`); undefined when it is valid. An empty field says what to
 * enter.
 */
export function errorAt(errors: FieldErrors, path: string, asks: Asks = known): string | undefined {
  const found: unknown = get(errors, path);
  if (!found || typeof found !== 'object' || !('message' in found)) return undefined;
  const message = ('type' in found && askFor(found.type, path, asks)) || found.message;
  return typeof message === 'string' && message !== '' ? message : undefined;
}

/**
 * Returns the entries of the error summary: those above the form first, then the fields in the order of `names`. Each
 * sentence names its field: three times "Enter a number." would be ambiguous.
 */
export function summaryErrors(
  errors: FieldErrors,
  names: readonly string[],
  labels: Readonly<Record<string, string>> = {},
  asks: Asks = known,
): SummaryError[] {
  const whole = errors.root?.server?.message;
  const fields = names.flatMap((name) => {
    const message = errorAt(errors, name, asks);
    const found: unknown = get(errors, name);
    const type = found instanceof Object && 'type' in found ? found.type : undefined;
    // A row's number is in its label.
    const label = askFor(type, name, asks) && !/\.\d+\./.test(name) ? undefined : labels[name];
    return message ? [{ name, message: label ? `${label}: ${message}` : message }] : [];
  });
  return whole ? [{ message: whole }, ...fields] : fields;
}
