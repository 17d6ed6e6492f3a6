import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { PACKAGE_ROOT } from '#server/package-root.ts';
import { buildPortal } from '../scripts/build.ts';

/** What a public page may load of scripts before it answers, gzipped: a phone on a weak line waits for all of it. */
const MOST_BYTES = 170_000;

const CLIENT = join(PACKAGE_ROOT, 'build/client');

const Manifest = z.object({
  entry: z.object({ module: z.string(), imports: z.array(z.string()) }),
  routes: z.record(
    z.string(),
    z.object({ parentId: z.string().optional(), module: z.string(), imports: z.array(z.string()).default([]) }),
  ),
});

const packed = new Map<string, number>();
const sizeOf = (path: string): number => {
  const known = packed.get(path) ?? gzipSync(readFileSync(join(CLIENT, path)), { level: 9 }).length;
  packed.set(path, known);
  return known;
};

/** The entry, and every module of each public page with those around it. */
const firstLoads = (): [page: string, bytes: number][] => {
  const name = readdirSync(join(CLIENT, 'assets')).find((file) => /^manifest-.*\.js$/.test(file)) ?? '';
  const source = readFileSync(join(CLIENT, 'assets', name), 'utf8');
  const { entry, routes } = Manifest.parse(JSON.parse(source.slice(source.indexOf('{'), source.lastIndexOf('}') + 1)));
  return Object.keys(routes)
    .filter((id) => id.startsWith('pages/public/'))
    .map((page) => {
      const files = new Set([entry.module.slice(1), ...entry.imports.map((path) => path.slice(1))]);
      for (let id: string | undefined = page; id; id = routes[id]?.parentId) {
        const route = routes[id];
        for (const path of route ? [route.module, ...route.imports] : []) files.add(path.slice(1));
      }
      return [page, [...files].reduce((sum, path) => sum + sizeOf(path), 0)];
    });
};

describe('the first load of a public page', () => {
  beforeAll(() => buildPortal(), 600_000);

  it('has no more scripts than a weak line carries in a few seconds', () => {
    const loads = firstLoads();
    expect(loads.length).toBeGreaterThan(20);
    expect(loads.filter(([, bytes]) => bytes > MOST_BYTES)).toEqual([]);
  });
});
