import type { CallOutput } from '#contract/api.ts';
import { placeText } from '#texts/by-code/place-text.ts';

type AppliedFor = NonNullable<CallOutput<'getApplication'>['appliedFor']>;

/** The job as it was when they applied: title, company and place. */
export const appliedForText = ({ title, companyName, location }: AppliedFor): string =>
  [title, companyName, placeText(location)].join(', ');
