import { get, type Resolver } from 'react-hook-form';
import type { CallOutput } from '#contract/api.ts';
import type { CompanyEdit } from '#contract/companies.ts';
import { companyEditProblems } from '#contract/company-edit-rules.ts';
import { COMPANY_LIMITS, companyLink } from '#contract/company-rules.ts';
import { withPlainDigits } from '#contract/plain-digits.ts';
import { dayInIndia } from '#contract/rules.ts';
import { companyEditTexts as texts } from '#texts/company-edit.ts';
import { contractResolver } from '#web/lib/contract-form.ts';

export type OwnCompany = CallOutput<'getOwnCompany'>;

/** The form's values: lists with one entry per line, places separated by commas. */
export interface CompanyValues {
  tagline: string;
  people: string;
  foundedYear: string;
  foundedPlace: string;
  places: string;
  links: string;
  perks: string;
  story: { heading: string; text: string }[];
}

const TYPED = ['tagline', 'people', 'foundedYear', 'foundedPlace', 'places', 'perks', 'links'] as const;
const SECTIONS = Array.from({ length: COMPANY_LIMITS.sections }, (_, at) => at);

/** In display order, including the fields of the sections. */
export const NAMES: readonly string[] = [
  'tagline',
  ...SECTIONS.flatMap((at) => [`story.${at}.heading`, `story.${at}.text`]),
  ...TYPED.slice(1),
];

export const LABELS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(TYPED.map((name) => [name, texts.fields[name]])),
  ...Object.fromEntries(
    SECTIONS.flatMap((at) => [
      [`story.${at}.heading`, texts.headingOf({ number: at + 1 })],
      [`story.${at}.text`, texts.textOf({ number: at + 1 })],
    ]),
  ),
};

export const valuesOf = (company: OwnCompany): CompanyValues => ({
  tagline: company.tagline,
  people: company.people === null ? '' : String(company.people),
  foundedYear: company.foundedYear === null ? '' : String(company.foundedYear),
  foundedPlace: company.foundedPlace,
  places: company.places.join(', '),
  links: company.links.join('\n'),
  perks: company.perks.map(({ title, text }) => (text ? `${title}: ${text}` : title)).join('\n'),
  story: company.story.length > 0 ? company.story : [{ heading: '', text: '' }],
});

const linesOf = (typed: string, between: RegExp): string[] =>
  typed
    .split(between)
    .map((one) => one.trim())
    .filter(Boolean);

const numberIn = (typed: string): number | null =>
  typed.trim() === '' ? null : Number(withPlainDigits(typed).replace(/[\s,]/g, ''));

const perkOf = (line: string): { title: string; text: string } => {
  const at = line.indexOf(':');
  return at < 0 ? { title: line, text: '' } : { title: line.slice(0, at).trim(), text: line.slice(at + 1).trim() };
};

/** The request body; empty sections are omitted. */
export const bodyOf = (values: CompanyValues): CompanyEdit => ({
  tagline: values.tagline,
  people: numberIn(values.people),
  foundedYear: numberIn(values.foundedYear),
  foundedPlace: values.foundedPlace,
  places: linesOf(values.places, /[,\n]/),
  links: linesOf(values.links, /\s+/),
  perks: linesOf(values.perks, /\n/).map(perkOf),
  story: values.story.filter(({ heading, text }) => heading.trim() !== '' || text.trim() !== ''),
});

/** Validates the form with all rules of the call, so that all errors show at once. */
export const companyResolver = ({ confirmedDomain }: Pick<OwnCompany, 'confirmedDomain'>): Resolver<CompanyValues> =>
  contractResolver({
    schema: async () => (await import('#contract/companies.ts')).CompanyEdit,
    bodyOf,
    fields: NAMES,
    // Of several links, the message names those that are wrong.
    texts: (values): Readonly<Record<string, string>> => {
      const { links = [] } = bodyOf(values);
      const wrong = links.filter((link) => companyLink(link, confirmedDomain) === undefined);
      return links.length > 1 ? { companyLink: texts.linksWrong({ links: wrong.join(', ') }) } : {};
    },
    also: (values) => companyEditProblems(bodyOf(values), { confirmedDomain, today: dayInIndia(new Date()) }),
  });

/** The resulting page, for the preview. */
export const previewOf = (company: OwnCompany, values: CompanyValues): OwnCompany => {
  const { story = [], perks = [], places = [], ...edit } = bodyOf(values);
  const whole = (number: number | null | undefined): number | null =>
    Number.isInteger(number) ? (number ?? null) : null;
  return {
    ...company,
    tagline: edit.tagline ?? '',
    foundedPlace: edit.foundedPlace ?? '',
    people: whole(edit.people),
    foundedYear: whole(edit.foundedYear),
    places: places.length > 0 ? places : company.places,
    story,
    perks,
  };
};

/** The fields that differ between two versions of the page, with the newer values. */
export const changesBetween = (mine: OwnCompany, newer: OwnCompany): { label: string; value: string }[] => {
  const [before, after] = [valuesOf(mine), valuesOf(newer)];
  const at = (values: CompanyValues, name: string): string => get(values, name) ?? '';
  return NAMES.filter((name) => at(before, name) !== at(after, name)).map((name) => ({
    label: LABELS[name] ?? name,
    value: at(after, name),
  }));
};
