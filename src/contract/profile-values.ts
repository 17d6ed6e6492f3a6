import { z } from 'zod';
import { says } from './field-problems.ts';
import { LIMITS, linkOf, splitSkills } from './rules.ts';
import { Day, typed } from './values.ts';

/* What the profile forms share. */

/** A day in a person's life or plans. */
export const ProfileDay = Day.refine((day) => day >= '1900-01-01' && day < '2101', says('dayFar'));

/** A day that a form may leave empty. */
export const optionalDay = z
  .union([z.literal('').transform(() => null), ProfileDay, z.null()], says('dayInvalid'))
  .optional();
/** A list of short texts without empty ones and duplicates. Comma-separated text is also accepted. */
export const words = (most: number) =>
  z
    .preprocess(
      (value) => (typeof value === 'string' ? splitSkills(value) : value),
      z.array(typed(most), { error: says('listUnreadable') }).max(LIMITS.skills * 2, says('tooMuch')),
    )
    .transform((list) => {
      const found = new Map<string, string>();
      for (const word of list) {
        const bare = word.replace(/\s+/g, ' ');
        if (bare !== '' && !found.has(bare.toLowerCase())) found.set(bare.toLowerCase(), bare);
      }
      return [...found.values()];
    })
    .refine((list) => list.length <= LIMITS.skills, says('tooMuch'));

/** A web address; `linkedin.com/in/name` is completed with https://. Only http(s) is accepted. */
export const link = z
  .string({ error: says('link') })
  .trim()
  .max(LIMITS.link, says('tooLong'))
  .transform((value, context) => {
    const whole = linkOf(value);
    if (whole === undefined) context.addIssue({ code: 'custom', message: says('link') });
    return whole ?? '';
  })
  .optional();

/** The id of the edited row; a row without one, or with one that is not the person's, is new. */
export const rowId = z.string().max(64, says('unusable')).nullish();
