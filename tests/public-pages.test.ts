import { expect, test } from 'vitest';
import routes from '#web/routes.ts';
import { PUBLIC_PAGES } from './support/public-pages.ts';

type Routes = typeof routes;

/** The addresses under which the pages of the public area stand. */
const addressesOf = (rows: Routes | Routes[number]['children'], parent = ''): string[] =>
  (rows ?? []).flatMap(({ file, path, index, children }) => {
    const address = path ? `${parent}/${path}` : parent;
    const own = file.startsWith('pages/public/') && (path || index) ? [address || '/'] : [];
    return [...own, ...addressesOf(children, address)];
  });

test('every public page is named where all of them are looked at', () => {
  const addresses = addressesOf(routes).filter((address) => !/[:*]/.test(address));
  expect([...PUBLIC_PAGES].sort()).toEqual(addresses.sort());
});
