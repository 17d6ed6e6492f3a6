/** The rules of company pages that both sides apply. No schema library here, so that the browser can load it. */

/** Limits of a company page's texts and lists. */
export const COMPANY_LIMITS = {
  tagline: 160,
  sections: 6,
  heading: 80,
  sectionText: 2_000,
  perks: 12,
  perkTitle: 80,
  perkText: 160,
  places: 10,
  place: 80,
  links: 6,
  link: 300,
  pictures: 6,
  caption: 120,
  people: 5_000_000,
} as const;

/** Sites where a company may have a page in addition to its own domain. */
export const NETWORKS = [
  'linkedin.com',
  'instagram.com',
  'facebook.com',
  'youtube.com',
  'x.com',
  'twitter.com',
  'github.com',
  'glassdoor.co.in',
  'glassdoor.com',
  'ambitionbox.com',
  'naukri.com',
] as const;

/** Whether a host is this domain or a subdomain of it. */
const isUnder = (host: string, domain: string): boolean => host === domain || host.endsWith(`.${domain}`);

/**
 * Returns the link as stored, if a company's page may show it: https, under the confirmed domain or on one of the
 * networks.
 */
export const companyLink = (typed: string, confirmedDomain: string | undefined): string | undefined => {
  const bare = typed.trim();
  const whole = /^[a-z][a-z0-9+.-]*:/i.test(bare) ? bare : `https://${bare}`;
  if (bare === '' || /\s/.test(bare) || !URL.canParse(whole)) return undefined;
  const { protocol, hostname, username, password, port, href } = new URL(whole);
  if (protocol !== 'https:' || username !== '' || password !== '' || port !== '') return undefined;
  const known = confirmedDomain === undefined ? NETWORKS : [confirmedDomain, ...NETWORKS];
  return known.some((domain) => isUnder(hostname, domain)) ? href : undefined;
};

/** Whether a link leads to the company's own domain rather than to a network. */
export const isOwnSite = (link: string, confirmedDomain: string | undefined): boolean =>
  confirmedDomain !== undefined && URL.canParse(link) && isUnder(new URL(link).hostname, confirmedDomain);
