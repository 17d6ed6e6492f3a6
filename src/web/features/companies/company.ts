import type { CallOutput } from '#contract/api.ts';
import { isOwnSite } from '#contract/company-rules.ts';
import { placeText } from '#texts/by-code/place-text.ts';
import { companyListTexts as listTexts, companyPageTexts as texts } from '#texts/companies.ts';
import { countText, dayText } from '#web/lib/formats.ts';

export type Company = CallOutput<'getCompany'>;

/** `1,900 people` */
export const peopleText = (people: number): string => listTexts.people({ count: people, shown: countText(people) });

/** Returns the host of a link for display. */
export const siteOf = (link: string): string => new URL(link).hostname.replace(/^www\./, '');

const foundedText = ({ foundedYear, foundedPlace }: Company): string => {
  if (!foundedYear) return '';
  return foundedPlace
    ? texts.foundedIn({ year: String(foundedYear), place: placeText(foundedPlace) })
    : String(foundedYear);
};

/**
 * Returns the known facts about a company with their labels; unknown ones are omitted.
 * @param trades as display names
 */
export const companyFacts = (company: Company, trades: readonly string[]): { label: string; value: string }[] => {
  const { people, places, verifiedAt, confirmedDomain } = company;
  return [
    { label: texts.trade, value: trades.join(', ') },
    { label: texts.size, value: people ? peopleText(people) : '' },
    { label: texts.founded, value: foundedText(company) },
    { label: texts.places, value: placeText(places.join(', ')) },
    { label: texts.verifiedOn, value: verifiedAt ? texts.verifiedSince({ day: dayText(verifiedAt) }) : '' },
    { label: texts.mail, value: confirmedDomain ? texts.mailConfirmed({ domain: confirmedDomain }) : '' },
  ].filter(({ value }) => value !== '');
};

/** Splits a company's links into its own sites and networks. */
export const linksOf = ({ links, confirmedDomain }: Company): { own: string[]; others: string[] } => ({
  own: links.filter((link) => isOwnSite(link, confirmedDomain)),
  others: links.filter((link) => !isOwnSite(link, confirmedDomain)),
});
