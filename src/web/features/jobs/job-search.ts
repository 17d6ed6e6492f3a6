import type { CallInput } from '#contract/api.ts';
import { knownParams } from '#contract/page-params.ts';
import { isPayBand, type PayPeriod, payBand, readPayRange } from '#contract/pay.ts';
import { placeName } from '#contract/places.ts';
import { LIMITS, memberOf } from '#contract/rules.ts';
import {
  EMPLOYMENT_TYPES,
  type EmploymentType,
  EXPERIENCE_BANDS,
  WORK_MODES,
  type WorkMode,
} from '#contract/vocabularies.ts';
import { placeText } from '#texts/by-code/place-text.ts';
import { jobTexts } from '#texts/jobs.ts';
import { employmentTypeTexts, experienceBandTexts, workModeTexts } from '#texts/vocabularies.ts';
import { experienceBandText, payBandText } from '#web/features/jobs/filter-bands.ts';

type JobQuery = Partial<NonNullable<CallInput<'listJobs'>['query']>>;

/** The filters of a job list in the address. Invalid values are ignored, not rejected: the user followed a link. */
export interface JobSearch {
  q: string[];
  skills: string[];
  /** Part of a skill or the title. */
  what: string[];
  role: string[];
  /** Part of the company's name. */
  companyName: string[];
  /** Part of the place's name, as typed. */
  location: string[];
  /** An exact place, as chosen. */
  place: string[];
  /** From `namesOfPlaces`. */
  placeNames?: Readonly<Record<string, string>> | undefined;
  experience: string[];
  /** Pay bands in lakh rupees a year, even where the address has free text; monthly pay as typed. */
  salary: string[];
  workMode: WorkMode[];
  employmentType: EmploymentType[];
  posted: number | undefined;
  /** Best matches first once there is a search text. */
  sort: JobOrder;
  page: number;
}

const JOB_ORDERS = ['newest', 'relevance'] as const;
export type JobOrder = (typeof JOB_ORDERS)[number];

/** The lists' parameter for an exact place: the jobs page uses `location`, as the specification requires. */
export type PlaceName = 'location' | 'place';

const YEARS = /^\d{1,2}(?:-\d{1,2}|\+)$/;
/** The highest page number; the list is not an archive. */
const LAST_PAGE = 4000;
/** The server's limit of values for one filter. */
export const MOST_VALUES = 50;

/** Returns a text that the server's schema accepts: PostgreSQL rejects NUL, and a lone surrogate is not valid text. */
export const cleanText = (value: string, most: number): string =>
  value.replaceAll('\u0000', '').toWellFormed().trim().slice(0, most);

const INTERNSHIPS: readonly EmploymentType[] = ['Internship'];

/** Returns the pay period: monthly for lists of internships only. */
export const payPeriodOf = ({ employmentType }: Pick<JobSearch, 'employmentType'>): PayPeriod =>
  employmentType.length > 0 && employmentType.every((type) => INTERNSHIPS.includes(type)) ? 'month' : 'year';

/** Monthly pay keeps its typed form in the chip and the box; everything else becomes a band. */
const readPayValue = (typed: string, period: PayPeriod): string | undefined => {
  const band = payBand(typed, period);
  const isMonths = period === 'year' && !isPayBand(typed) && readPayRange(typed)?.period === 'month';
  return band && isMonths ? typed : band;
};

/** @param fixed the types that a page lists, regardless of its address */
export const readJobSearch = (
  params: URLSearchParams,
  placeParam: PlaceName = 'location',
  fixed?: EmploymentType[],
): JobSearch => {
  const texts = (name: string, most: number): string[] =>
    [...new Set(params.getAll(name).map((value) => cleanText(value, most)))].filter(Boolean).slice(0, MOST_VALUES);
  const members = <T extends string>(name: string, list: readonly T[]): T[] =>
    texts(name, 40).flatMap((value) => memberOf(list, value) ?? []);
  const whole = (name: string): number => Number(/^\d{1,5}$/.exec(params.get(name) ?? '')?.[0] ?? 0);
  const posted = whole('posted');
  const [q, what] = [texts('q', 200), texts('what', LIMITS.title)];
  const employmentType = fixed ?? members('employmentType', EMPLOYMENT_TYPES);
  const period = fixed ? payPeriodOf({ employmentType }) : 'year';
  return {
    q,
    skills: texts('skills', LIMITS.skill),
    what,
    role: texts('role', LIMITS.title),
    companyName: texts('companyName', LIMITS.company),
    location: placeParam === 'place' ? texts('location', LIMITS.place) : [],
    place: texts(placeParam, LIMITS.place),
    experience: texts('experience', 6).filter((band) => YEARS.test(band)),
    salary: [...new Set(texts('salary', 40).flatMap((typed) => readPayValue(typed, period) ?? []))],
    workMode: members('workMode', WORK_MODES),
    employmentType,
    posted: posted >= 1 && posted <= 365 ? posted : undefined,
    sort: memberOf(JOB_ORDERS, params.get('sort') ?? '') ?? (q.length + what.length > 0 ? 'relevance' : 'newest'),
    page: Math.min(Math.max(1, whole('page')), LAST_PAGE),
  };
};

/** Returns the name under which a chosen place is counted. */
export const chosenPlaceName = ({ placeNames }: Pick<JobSearch, 'placeNames'>, place: string): string =>
  (placeNames && Object.hasOwn(placeNames, place) ? placeNames[place] : undefined) ?? placeName(place);

/**
 * Names a place by one spelling, which finds only jobs with exactly it. A language that names all spellings alike adds
 * the one that is meant: बेंगलुरु (Bangalore).
 */
export const spellingText = (spelling: string): string => {
  const [text, name] = [placeText(spelling), placeName(spelling)];
  const isOwnName = name.toLowerCase() === spelling.toLowerCase();
  return isOwnName || text === spelling || text !== placeText(name) ? text : `${text} (${spelling})`;
};

/** Returns the same filters as a query for the call. */
export const jobQuery = (search: JobSearch, limit: number): JobQuery => ({ ...search, limit });

/** The bands of a search's list of experience, and the chosen one if it is another. */
export const experienceBands = (chosen: string | undefined): readonly string[] => [
  ...new Set<string>([...EXPERIENCE_BANDS, ...(chosen ? [chosen] : [])]),
];

/** The search block's list of experience: '0-1 years' … '10+ years'. */
export const experienceOptions = (chosen: string | undefined): { value: string; label: string }[] =>
  experienceBands(chosen).map((band) => ({ value: band, label: experienceBandTexts.option({ band }) }));

export interface FilterInForce {
  name: string;
  value: string;
  /** Additional values of the same filter: other spellings of a place. */
  others?: readonly string[];
  label: string;
}

/** Several spellings of a place are grouped under its name; a single one stays as it is. */
const placesInForce = (
  name: string,
  places: readonly string[],
  search: Pick<JobSearch, 'placeNames'> = {},
): FilterInForce[] =>
  [...Map.groupBy(places, (place) => chosenPlaceName(search, place))].flatMap(([label, [value, ...others]]) =>
    value === undefined
      ? []
      : [{ name, value, others, label: others.length > 0 ? placeText(label) : spellingText(value) }],
  );

/** Returns the active filters, each with the text of its chip. */
export const filtersInForce = (search: JobSearch, placeParam: PlaceName = 'location'): FilterInForce[] => {
  const words = jobTexts.filters;
  const some = <T extends string>(name: string, values: readonly T[], label: (value: T) => string = (value) => value) =>
    values.map((value) => ({ name, value, label: label(value) }));
  return [
    ...some('q', search.q),
    ...some('skills', search.skills),
    ...some('what', search.what),
    ...some('role', search.role),
    ...some('companyName', search.companyName),
    ...placesInForce('location', search.location),
    ...placesInForce(placeParam, search.place, search),
    ...some('employmentType', search.employmentType, (type) => employmentTypeTexts[type]),
    ...some('experience', search.experience, experienceBandText),
    ...some('salary', search.salary, (band) => payBandText(band, payPeriodOf(search))),
    ...some('workMode', search.workMode, (mode) => workModeTexts[mode]),
    ...(search.posted
      ? [{ name: 'posted', value: String(search.posted), label: words.postedWithin({ days: search.posted }) }]
      : []),
  ];
};

/** Returns the address without one filter, starting at the first page. */
export const withoutFilter = (
  params: URLSearchParams,
  { name, value, others = [] }: Omit<FilterInForce, 'label'>,
): string => {
  const left = new Set([value, ...others].map((one) => one.toLowerCase()));
  const means = (given: string): boolean =>
    left.has(given) ||
    (name === 'salary' && (['year', 'month'] as const).some((period) => left.has(payBand(given, period) ?? '')));
  const next = new URLSearchParams();
  for (const [key, given] of params) {
    if (key === 'page' || key === 'job') continue;
    if (key === name && means(given.trim().toLowerCase())) continue;
    next.append(key, given);
  }
  const text = next.toString();
  return text ? `?${text}` : '';
};

/**
 * Returns the parameters that a form must carry along as hidden fields, except those with a field: only parameters that
 * pages read, in a fixed order that matches the server's rendering.
 */
export const hiddenParams = (params: URLSearchParams, own: readonly string[]): { name: string; value: string }[] =>
  [...knownParams(params)]
    .map(([name, value]) => ({ name, value: cleanText(value, 300) }))
    .filter(({ name, value }) => value !== '' && name !== 'page' && name !== 'job' && !own.includes(name));
