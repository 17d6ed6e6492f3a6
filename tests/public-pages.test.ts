import { expect, test } from 'vitest';
import { PUBLIC_PATHS } from '#contract/public-pages.ts';
import routes from '#web/routes.ts';

type Routes = typeof routes;

/** Returns the addresses of the public area's pages. */
const addressesOf = (rows: Routes | Routes[number]['children'], parent = ''): string[] =>
  (rows ?? []).flatMap(({ file, path, index, children }) => {
    const address = path ? `${parent}/${path}` : parent;
    const own = file.startsWith('pages/public/') && (path || index) ? [address || '/'] : [];
    return [...own, ...addressesOf(children, address)];
  });

test('every public page is named where all of them are looked at', () => {
  const addresses = addressesOf(routes).filter((address) => !/[:*]/.test(address));
  expect([...PUBLIC_PATHS].sort()).toEqual(addresses.sort());
});
