import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';

const flat = (errors: object, before = ''): [string, string][] =>
  Object.entries(errors).flatMap(([name, error]): [string, string][] => {
    if (typeof error !== 'object' || error === null) return [];
    const path = `${before}${name}`;
    return 'message' in error ? [[path, String(error.message)]] : flat(error, `${path}.`);
  });

/** Returns a form's problems with these values: the sentence at each invalid field, by path. */
export const formProblems = async <V extends FieldValues>(
  resolver: Resolver<V>,
  values: V,
): Promise<Record<string, string>> => {
  const { errors } = await resolver(values, undefined, { fields: {}, shouldUseNativeValidation: undefined });
  return Object.fromEntries(flat(errors as FieldErrors));
};
