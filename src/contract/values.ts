import { z } from 'zod';
import { plainCompanyName } from './company-name.ts';
import { says } from './field-problems.ts';
import { NOT_ONE_AMOUNT, payProblem, typedPay } from './pay.ts';
import { typedPayEnds } from './pay-ends.ts';
import { type Placeholder, placeholderProblem } from './placeholder-rules.ts';
import { withPlainDigits } from './plain-digits.ts';
import { holdsAddress, holdsLink, isDay, isEmail, LIMITS, memberOf, normalEmail, normalPhone } from './rules.ts';

/** The messages of schemas without their own; people see them too. */
z.config({
  customError: (issue) => {
    if (issue.code === 'invalid_type') return issue.input === undefined ? says('required') : says('unusable');
    if (issue.code === 'too_big') return issue.origin === 'string' ? says('tooLong') : says('tooMuch');
    if (issue.code === 'too_small') return issue.origin === 'string' ? says('required') : says('tooLittle');
    if (issue.code === 'invalid_value') return says('choose');
    return says('unusable');
  },
});

/** An opaque, time-ordered id (UUIDv7). */
export const Id = z.uuid();

/** An instant, as ISO 8601 in UTC. */
export const Instant = z.iso.datetime({ offset: true });

/** A day, `YYYY-MM-DD`, in Asia/Kolkata. */
export const Day = z.string().overwrite(withPlainDigits).refine(isDay, says('dayInvalid'));

/** A month, `YYYY-MM`. */
export const Month = z
  .string()
  .overwrite(withPlainDigits)
  .regex(/^(?:19|20)\d{2}-(?:0[1-9]|1[0-2])$/, says('monthInvalid'));

/** An e-mail address, in lower case and at most 254 characters. */
export const Email = z
  .string({ error: says('email') })
  .trim()
  .min(1, says('required'))
  .refine(isEmail, says('email'))
  .transform(normalEmail);

/** An e-mail address, or nothing. Not a union, which would hide what is wrong with the address. */
export const OptionalEmail = z
  .string({ error: says('email') })
  .trim()
  .refine((typed) => typed === '' || isEmail(typed), says('email'))
  .transform(normalEmail);

/** A phone number: ten digits for India, `+` and more for other countries. */
export const Phone = z
  .string({ error: says('phone') })
  .trim()
  .min(1, says('required'))
  .transform((typed, context) => {
    const phone = normalPhone(typed);
    if (!phone) context.addIssue({ code: 'custom', message: says('phone') });
    return phone ?? '';
  });

/** A phone number, or nothing; not a union for the same reason. */
export const OptionalPhone = z
  .string({ error: says('phone') })
  .trim()
  .transform((typed, context) => {
    if (typed === '') return '';
    const phone = normalPhone(typed);
    if (!phone) context.addIssue({ code: 'custom', message: says('phone') });
    return phone ?? '';
  });

/**
 * Typed text, trimmed and normalised to NFC: keyboards compose क़, é and the like as one character or two, which look
 * the same and must match.
 */
export const typedString = (error: string = says('required')) => z.string({ error }).trim().normalize('NFC');

/** A required text. Control characters other than line breaks and tabs are refused. */
export const text = (most: number = LIMITS.shortText) =>
  typedString().min(1, says('required')).max(most, says('tooLong')).refine(isPlain, says('unusable'));

/** An optional text. */
export const typed = (most: number = LIMITS.shortText) =>
  z.string().trim().normalize('NFC').max(most, says('tooLong')).refine(isPlain, says('unusable'));

/** A text that may be empty or absent; absent becomes the empty text. */
export const optionalText = (most: number = LIMITS.shortText) => typed(most).optional().default('');

/**
 * An optional text that is sent to candidates, without unfilled placeholders. `later`: those that are filled in for each
 * reader.
 */
export const letterText = (most: number, later?: readonly Placeholder[]) =>
  optionalText(most).superRefine((letter, context) => {
    const problem = placeholderProblem(letter, later);
    if (problem) context.addIssue({ code: 'custom', message: says(problem) });
  });

/** PostgreSQL cannot store NUL, and a lone surrogate is not valid text. */
const isPlain = (value: string): boolean => !/[^\P{Cc}\t\n\r]/u.test(value) && value.isWellFormed();

/** A PIN code, whose rule depends on the country; may be empty. */
export const PinCode = typed(20).overwrite(withPlainDigits);

/** A person's name, without addresses and links. */
export const PersonName = text(LIMITS.name).refine((name) => !holdsLink(name), says('name'));

/** An optional name. */
export const OptionalName = typed(LIMITS.name).refine((name) => !holdsLink(name), says('name'));

/** A company's name in its normalised spelling, without addresses; may be empty. */
export const CompanyName = typed(LIMITS.company)
  .transform(plainCompanyName)
  .refine((name) => name.length <= LIMITS.company, says('tooLong'))
  .refine((name) => !holdsAddress(name), says('name'));

/** A member of a closed list; input may use any case and known spelling. */
export const oneOf = <const T extends readonly [string, ...string[]]>(list: T, error: string = says('choose')) =>
  // The API's description names the members.
  z
    .string({ error })
    .meta({ enum: list })
    .transform((typed, context): T[number] => {
      const member = memberOf<T[number]>(list, typed);
      if (member === undefined) {
        context.addIssue({ code: 'custom', message: error });
        return z.NEVER;
      }
      return member;
    });

const WholeRupees = z
  .number({ error: ({ input }) => says(input === NOT_ONE_AMOUNT ? 'payRange' : 'payUnread') })
  .int(says('payUnread'));

/**
 * Whole rupees per year, possibly from before pay had bounds, which is checked against the existing value; or a stipend
 * of 0.
 */
export const AnyRupees = WholeRupees.min(0, says('negative')).max(LIMITS.salary, says('payTooHigh'));

/** Whole rupees per year. */
export const Rupees = WholeRupees.superRefine((rupees, context) => {
  const problem = payProblem(rupees);
  if (problem) context.addIssue({ code: 'custom', message: says(problem) });
});

/** Pay that may be sent as people write it, `12.5 LPA`; the empty text is null. */
export const asPay = <T extends z.ZodType<number | null | undefined>>(schema: T) =>
  z.preprocess((sent) => (typeof sent === 'string' ? typedPay(sent) : sent), schema);

/** The same for an object with the ends `min` and `max`; two texts are read together. */
export const asPayEnds = <T extends z.ZodType>(schema: T) =>
  z.preprocess((sent) => {
    if (typeof sent !== 'object' || sent === null) return sent;
    const { min, max } = { min: undefined, max: undefined, ...sent } as { min: unknown; max: unknown };
    const textOf = (end: unknown): string => (typeof end === 'string' ? end : '');
    const read = typedPayEnds({ min: textOf(min), max: textOf(max) });
    return {
      ...sent,
      ...(typeof min === 'string' && { min: read.min.rupees }),
      ...(typeof max === 'string' && { max: read.max.rupees }),
    };
  }, schema);

/** A number of years. */
const YEARS = says({ code: 'years', params: { most: LIMITS.experienceYears } });
export const Years = z.number({ error: YEARS }).min(0, YEARS).max(LIMITS.experienceYears, YEARS);

/** A number that a form may send as text; the empty text means absent. */
export const numeric = <T extends z.ZodType<number>>(schema: T) =>
  z.preprocess((value) => {
    if (typeof value !== 'string') return value;
    const bare = withPlainDigits(value).replace(/[\s,₹]/g, '');
    return bare === '' ? undefined : Number(bare);
  }, schema.optional());

/** A boolean that a form may send as text. */
export const flag = z.preprocess(
  (value) => (typeof value === 'string' ? /^(?:true|on|1|yes)$/i.test(value) : value),
  z.boolean(),
);

const inOneSpelling = (value: unknown): unknown => (typeof value === 'string' ? value.normalize('NFC') : value);

/** A query parameter that may be repeated, meaning "or". Normalised like `typedString`. */
export const several = <T extends z.ZodType>(item: T, most = 50) =>
  z
    .preprocess(
      (value) =>
        [value]
          .flat()
          .filter((one) => one !== '')
          .map(inOneSpelling),
      z.array(item).max(most),
    )
    .default([]);

/** The paging of every list. Each list caps the limit at its own maximum. */
export const Paging = {
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  limit: z.coerce
    .number()
    .int()
    .min(1)
    .transform((limit) => Math.min(limit, 1000))
    .optional(),
};

/** The path of a file: relative, with forward slashes, appended to the API's base. */
export const FilePath = z.string();

/** An uploaded file as a handler receives it, after its content was checked. */
export interface Upload {
  /** The sender's file name: displayed, never used as a path. */
  originalName: string;
  bytes: Uint8Array;
}

/** `{ message }`: the answer of calls without other data. */
export const Message = z.object({ message: z.string() });

/**
 * One of many records that a call did not change: the code of the problem, the parameters of its text, and the text.
 */
export const RefusedOne = z.object({
  _id: Id,
  code: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])).optional(),
  message: z.string(),
});
export type RefusedOne = z.infer<typeof RefusedOne>;
