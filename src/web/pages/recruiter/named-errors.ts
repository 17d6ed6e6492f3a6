import type { SummaryError } from '#web/components/error-summary.tsx';

/** Says before each sentence which field it means: three times "Fill in this field." would tell nobody where. */
export const namedErrors = (
  errors: readonly SummaryError[],
  labels: Readonly<Record<string, string>>,
): readonly SummaryError[] =>
  errors.map(({ name, message }) => {
    const label = name === undefined ? undefined : labels[name];
    return { name, message: label ? `${label}: ${message}` : message };
  });
