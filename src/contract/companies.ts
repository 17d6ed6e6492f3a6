import { z } from 'zod';
import { COMPANY_LIMITS as MOST } from './company-rules.ts';
import { says } from './field-problems.ts';
import { INDUSTRIES } from './industries.ts';
import { JOB_FILTERS, JobQuery, PlaceCount } from './job-search.ts';
import { withPlainDigits } from './plain-digits.ts';
import { LIMITS } from './rules.ts';
import { Email, FilePath, flag, Id, Instant, oneOf, Paging, several, text, typed } from './values.ts';

/** A value and how many open jobs have it. */

/** A picture with its size, to avoid layout shifts while it loads. */
export const CompanyPicture = z.object({
  _id: Id,
  path: FilePath,
  width: z.number(),
  height: z.number(),
  caption: z.string(),
});
export type CompanyPicture = z.infer<typeof CompanyPicture>;

const Cover = CompanyPicture.pick({ path: true, width: true, height: true });

/** A company in a list. `openJobs`, `trades` and `places` are those of its currently open jobs. */
export const CompanyCard = z.object({
  _id: Id,
  slug: z.string(),
  name: z.string(),
  logo: FilePath.optional(),
  verified: z.boolean(),
  tagline: z.string(),
  people: z.number().nullable(),
  trades: z.array(z.string()),
  places: z.array(z.string()),
  openJobs: z.number(),
});
export type CompanyCard = z.infer<typeof CompanyCard>;

/** A company's own description, and what is known about it. */
export const Company = CompanyCard.extend({
  cover: Cover.optional(),
  story: z.array(z.object({ heading: z.string(), text: z.string() })),
  perks: z.array(z.object({ title: z.string(), text: z.string() })),
  pictures: z.array(CompanyPicture),
  foundedYear: z.number().nullable(),
  foundedPlace: z.string(),
  /** https, under the confirmed domain or on a known network. */
  links: z.array(z.string()),
  /** The domain where a code emailed there was confirmed: it proves the domain, not the company. */
  confirmedDomain: z.string().optional(),
  domainConfirmedAt: Instant.optional(),
  verifiedAt: Instant.optional(),
  /** Places of its open jobs, most frequent first. */
  jobPlaces: z.array(PlaceCount),
});
export type Company = z.infer<typeof Company>;

/** The caller's company, with what only its recruiter reads. `slug` is empty while the company has no name. */
export const OwnCompany = Company.extend({
  version: z.number(),
  /** Since when a verification has been requested. */
  verificationAskedAt: Instant.optional(),
  /** An administrator's last decision against a verification, until the next request. */
  verificationDeclined: z.object({ at: Instant, reason: z.string() }).optional(),
  /** Why an administrator has hidden the page; absent when it is public. */
  hiddenReason: z.string().optional(),
  /** When the hidden page was last edited; absent once an administrator has decided about that. */
  hiddenEditedAt: Instant.optional(),
  /** The submitted document; a signed path. */
  document: FilePath.optional(),
  /** The domain to which a code was sent, until the code expires. */
  codeDomain: z.string().optional(),
});
export type OwnCompany = z.infer<typeof OwnCompany>;

const people = z
  .number({ error: says('number') })
  .int(says('number'))
  .min(1, says('tooLittle'));

/** `PUT /api/company`: absent fields stay. Name and logo are edited with the recruiter's profile. */
export const CompanyEdit = z
  .object({
    tagline: typed(MOST.tagline),
    story: z
      .array(z.object({ heading: text(MOST.heading), text: text(MOST.sectionText) }))
      .max(MOST.sections, says('tooMuch')),
    perks: z
      .array(z.object({ title: text(MOST.perkTitle), text: typed(MOST.perkText).default('') }))
      .max(MOST.perks, says('tooMuch')),
    people: people.max(MOST.people, says('tooMuch')).nullable(),
    /** A year up to the present one, which is checked where the clock is available. */
    foundedYear: z
      .number({ error: says('number') })
      .int(says('number'))
      .min(1500, says('tooLittle'))
      .nullable(),
    foundedPlace: typed(120),
    places: z.array(text(MOST.place)).max(MOST.places, says('tooMuch')),
    links: z.array(text(MOST.link)).max(MOST.links, says('tooMuch')),
  })
  .partial();
export type CompanyEdit = z.output<typeof CompanyEdit>;

/** Sent with the file `picture`. */
export const NewCompanyPicture = z.object({ caption: text(MOST.caption) });
/** Where to send the code: an address at the company's own domain. */
export const CodeRequest = z.object({ email: Email });
/** Six digits, as emailed; spaces between them are ignored. */
export const DomainCode = z.object({
  code: z
    .string({ error: says('required') })
    .transform((typedCode) => withPlainDigits(typedCode).replace(/\s/g, ''))
    .pipe(z.string().regex(/^\d{6}$/, says('codeWrong'))),
});

export const CompanyQuery = z.object({
  /** A fragment of name or tagline. */
  q: z.string().trim().normalize('NFC').max(LIMITS.shortText).optional(),
  /** A complete place name of the company or of its jobs. */
  place: several(z.string().trim().max(LIMITS.place)),
  trade: several(oneOf(INDUSTRIES)),
  /** Only those with open jobs. */
  hiring: z.preprocess((value) => (value === '' ? undefined : value), flag.optional()),
  ...Paging,
});
export type CompanyQuery = z.output<typeof CompanyQuery>;

/** The open jobs of a company, with the filters of every job list. */
export const CompanyJobQuery = JobQuery.pick({ ...JOB_FILTERS, page: true, limit: true });
export type CompanyJobQuery = z.output<typeof CompanyJobQuery>;

/** Companies that a candidate follows. */
export const FollowedQuery = z.object({
  /** Only these companies, by id; all when empty. */
  company: several(Id, 100),
  ...Paging,
});
export type FollowedQuery = z.output<typeof FollowedQuery>;
