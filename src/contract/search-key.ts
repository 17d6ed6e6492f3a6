import type { KeptQuery } from './list-address.ts';
import { payBand } from './pay.ts';

/** How one value is compared: filters take no notice of case and blanks, and pay is one band however it is written. */
const meant = (name: string, value: string): string =>
  ((name === 'salary' && payBand(value.trim())) || value).trim().replace(/\s+/g, ' ').toLowerCase();

/**
 * The same for two searches that read the same: in whatever order, case and spelling of pay their filters stand, and
 * whether a list calls its place `place` or `location`.
 */
export const searchKey = (query: KeptQuery): string => {
  const filters = new Set<string>();
  for (const [name, values] of Object.entries(query))
    for (const value of [values].flat())
      filters.add(JSON.stringify([name === 'location' ? 'place' : name, meant(name, value)]));
  return [...filters].sort().join();
};
