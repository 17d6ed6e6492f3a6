import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ROUTES } from '#contract/routes.ts';

it('holds the calls of every feature, and none stands under two', async () => {
  const features = readdirSync(new URL('./routes', import.meta.url)).filter((file) => file !== 'route.ts');
  const names: string[] = [];
  for (const file of features) {
    const tables: object = await import(`./routes/${file.replace('.ts', '')}.ts`);
    for (const table of Object.values(tables)) names.push(...Object.keys(table));
  }
  // If two calls had one name, the table would silently keep the later one.
  expect(names.toSorted()).toEqual(Object.keys(ROUTES).toSorted());
});
