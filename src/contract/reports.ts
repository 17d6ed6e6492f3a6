import { z } from 'zod';
import { LIMITS, SENTENCES } from './rules.ts';
import { Email, oneOf, optionalText } from './values.ts';
import { REPORT_REASONS } from './vocabularies.ts';

/** `POST …/jobs/{id}/report`: what is wrong with a job. Without an address nobody is answered. */
export const JobReport = z
  .object({
    reason: oneOf(REPORT_REASONS),
    details: optionalText(LIMITS.note),
    email: z
      .union([z.literal(''), Email])
      .optional()
      .default(''),
  })
  .refine(({ reason, details }) => reason !== 'other' || details !== '', {
    path: ['details'],
    message: SENTENCES.required,
  });
export type JobReport = z.output<typeof JobReport>;
