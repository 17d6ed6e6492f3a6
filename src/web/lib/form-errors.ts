import { type FieldErrors, type FieldValues, get, type Path, type UseFormReturn } from 'react-hook-form';
import type { ProblemBody } from '#contract/problems.ts';
import { askTexts } from '#texts/asks.ts';
import { browserProblemTexts } from '#texts/problems.ts';
import type { SummaryError } from '#web/components/error-summary.tsx';
import { failureMessage } from '#web/lib/api-client.ts';

/** A form's fields, and what they are to the body that it sends. */
export interface FormFields {
  /** As registered; `*` stands for the number of a row: `rows.*.title`. */
  fields: readonly string[];
  /** Which field, or which list of rows, stands for a name of the body's. */
  rename?: Readonly<Record<string, string>> | undefined;
}

/** The field that shows what is wrong at a path of the body: also of a part of the field, such as one of its tags. */
export function fieldAt(path: string, { fields, rename = {} }: FormFields): string | undefined {
  const [first = '', ...rest] = path.split('.');
  const parts = (rename[path] ?? [rename[first] ?? first, ...rest].join('.')).split('.');
  const known = parts.map((part) => (/^\d+$/.test(part) ? '*' : part)).join('.');
  const field =
    fields.find((one) => one === parts.join('.') || one === known) ?? fields.find((one) => known.startsWith(`${one}.`));
  return field && parts.slice(0, field.split('.').length).join('.');
}

/**
 * Puts what the server refused at the fields it names; the rest, and a call
 * without an answer, stands above the form (`root.server`). `names` are the
 * form's fields as registered; `rename` says which field stands for a name of
 * the server's; `otherwise` is said when the server gave no reason. Errors at
 * registered fields and `root` go with the next submit.
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
      // Checked against the form's own list just now.
      form.setError(name as Path<T>, refused);
      placed += 1;
    } else if (path !== '') unplaced.push(refused.message);
  }
  if (placed > 0 && unplaced.length === 0) return;
  const message = unplaced[0] ?? (failureMessage(failure) || otherwise) ?? browserProblemTexts.UNEXPECTED;
  form.setError('root.server', { type: 'server', message });
}

/** What was refused at fields: by the paths of the body, with the codes that the server gave. */
export type RefusedFields = Readonly<Record<string, { type: string; message: string }>>;

/** The refused fields of a call that failed, or of the body that it answered; none when it gave none. */
export function refusedFields(failure: unknown): RefusedFields {
  const { fields = {}, fieldProblems = {} }: Partial<ProblemBody> = failure instanceof Object ? failure : {};
  return Object.fromEntries(
    Object.entries(fields).map(([path, message]) => [path, { type: fieldProblems[path]?.code ?? 'server', message }]),
  );
}

/** What asks for each field that is empty, by its path without the numbers of rows. */
export type Asks = Readonly<Record<string, string | Readonly<Record<string, string>>>>;

const known: Record<string, Asks[string]> = { ...askTexts };

/** Adds what the fields of the signed-in areas ask: the public pages do without. */
export const addAsks = (asks: Asks): void => {
  Object.assign(known, asks);
};

/** The codes of a field that is empty. */
const EMPTY = ['required', 'choose'];

const askFor = (type: unknown, path: string, asks: Asks): string | undefined => {
  if (!EMPTY.some((code) => code === type)) return undefined;
  const ask: unknown = get(asks, path.replace(/\.\d+(?=\.|$)/g, ''));
  return typeof ask === 'string' ? ask : undefined;
};

/** The sentence at a field, by its path (`deadline.end`); nothing when it is fine. An empty field says what to enter. */
export function errorAt(errors: FieldErrors, path: string, asks: Asks = known): string | undefined {
  const found: unknown = get(errors, path);
  if (!found || typeof found !== 'object' || !('message' in found)) return undefined;
  const message = ('type' in found && askFor(found.type, path, asks)) || found.message;
  return typeof message === 'string' && message !== '' ? message : undefined;
}

/**
 * What the error summary lists: what stands above the form first, then the
 * fields in the order of `names`. Each sentence says which field it means:
 * "Enter a number." three times would tell nobody where.
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
    // A row's number stands in its label.
    const label = askFor(type, name, asks) && !/\.\d+\./.test(name) ? undefined : labels[name];
    return message ? [{ name, message: label ? `${label}: ${message}` : message }] : [];
  });
  return whole ? [{ message: whole }, ...fields] : fields;
}
