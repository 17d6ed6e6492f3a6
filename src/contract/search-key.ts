import type { KeptQuery } from './list-address.ts';
import { payBand } from './pay.ts';

/**
 * Normalises a value for comparison: filters ignore case and surrounding spaces, and differently written pay becomes
 * one band.
 */
const meant = (name: string, value: string): string =>
  ((name === 'salary' && payBand(value.trim())) || value).trim().replace(/\s+/g, ' ').toLowerCase();

/**
 * Returns a key that is equal for equivalent searches, regardless of order, case and spelling of pay, and of whether
 * the place is in `place` or `location`.
 */
export const searchKey = (query: KeptQuery): string => {
  const filters = new Set<string>();
  for (const [name, values] of Object.entries(query))
    for (const value of [values].flat())
      filters.add(JSON.stringify([name === 'location' ? 'place' : name, meant(name, value)]));
  return [...filters].sort().join();
};
