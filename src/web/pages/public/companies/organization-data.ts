import type { Company } from '#web/features/companies/company.ts';
import { fileAddress } from '#web/lib/file-address.ts';
import { companyPath } from '#web/lib/job-links.ts';

/** Returns a verified company as structured data (schema.org Organization). Unknown values are omitted. */
export const organizationData = (company: Company, publicUrl: string): object => {
  const whole = (path: string | undefined): string | undefined =>
    path === undefined ? undefined : new URL(path, publicUrl).href;
  const logo = whole(fileAddress(company.logo));
  const cover = whole(fileAddress(company.cover?.path));
  const description = company.tagline || company.story[0]?.text;
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: company.name,
    url: whole(companyPath(company.slug)),
    ...(logo && { logo }),
    ...(cover && { image: cover }),
    ...(description && { description }),
    ...(company.foundedYear && { foundingDate: String(company.foundedYear) }),
    ...(company.people && { numberOfEmployees: { '@type': 'QuantitativeValue', value: company.people } }),
    ...(company.places.length > 0 && {
      address: company.places.map((place) => ({
        '@type': 'PostalAddress',
        addressLocality: place,
        addressCountry: 'IN',
      })),
    }),
    ...(company.links.length > 0 && { sameAs: company.links }),
  };
};
