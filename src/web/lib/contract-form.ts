import { type FieldErrors, type FieldValues, type Resolver, set } from 'react-hook-form';
import type { ZodType } from 'zod';
import type { FieldProblem } from '#contract/field-problems.ts';
import { fieldText } from '#texts/by-code/field-text.ts';
import { wrongFields } from '#texts/by-code/wrong-fields.ts';
import { signedInAskTexts } from '#texts/signed-in-asks.ts';
import { addAsks, type FormFields, fieldAt } from '#web/lib/form-errors.ts';

addAsks(signedInAskTexts);

interface ContractForm<V extends FieldValues> extends FormFields {
  /**
   * Imports the schema of the call's body. Loaded at the first validation, so that showing a form does not need zod.
   */
  schema: () => Promise<ZodType>;
  /** Builds the body, before it becomes JSON or a form with files; the unchanged values by default. */
  bodyOf?: (values: V) => unknown;
  /** Sentences that replace the common ones, by code. */
  texts?: (values: V) => Readonly<Record<string, string>>;
  /**
   * The contract's rules that need the clock or the current record; their problems take precedence over the schema's.
   */
  also?: (values: V) => Iterable<readonly [field: string, problem: FieldProblem | undefined]>;
}

/**
 * Validates a form with the schema of its call, so that each rule exists once. A problem in part of a field, such as
 * one of its tags, is shown at the field. If the schema cannot be loaded, only the server validates.
 */
export const contractResolver =
  <V extends FieldValues>({
    schema,
    bodyOf = (values) => values,
    fields,
    rename,
    also,
    texts,
  }: ContractForm<V>): Resolver<V> =>
  async (values) => {
    const checked = await schema()
      .then((known) => known.safeParse(bodyOf(values)))
      .catch(() => undefined);
    const problems = checked?.error ? [...wrongFields(checked.error.issues)] : [];
    const errors: FieldErrors<V> = {};
    const placed = new Set<string>();
    for (const [path, problem] of [...(also?.(values) ?? []), ...problems]) {
      const field = fieldAt(path, { fields, rename });
      if (problem === undefined || field === undefined || placed.has(field)) continue;
      placed.add(field);
      const type = typeof problem === 'string' ? problem : problem.code;
      set(errors, field, { type, message: texts?.(values)[type] ?? fieldText(problem) });
    }
    return placed.size > 0 ? { values: {}, errors } : { values, errors: {} };
  };
