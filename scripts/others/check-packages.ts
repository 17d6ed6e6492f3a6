import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { PACKAGE_ROOT } from '#server/package-root.ts';
import { missingOptionals, readLock } from '../lock-file.ts';
import type { Check } from './check.ts';
import { outputOf } from './run-tool.ts';

const License = z.object({
  license: z.object({ id: z.string().optional(), name: z.string().optional() }).optional(),
  expression: z.string().optional(),
});
const Component = z.object({ name: z.string(), version: z.string(), licenses: z.array(License).optional() });
const Bom = z.object({ bomFormat: z.literal('CycloneDX'), components: z.array(Component) });
type Component = z.infer<typeof Component>;

/**
 * Licences that require no more than their notice, or cover separate libraries linked at run time (libvips) or
 * unchanged files: MPL-2.0 requires the source of its own files alone (web-push).
 */
const FREE =
  /^(?:MIT|MIT-0|ISC|BSD-2-Clause|BSD-3-Clause|0BSD|Apache-2\.0|BlueOak-1\.0\.0|CC0-1\.0|Unlicense|OFL-1\.1|LGPL-3\.0-or-later|MPL-2\.0)$/;

/** Packages that name their licence only in the README. */
const SAID_ELSEWHERE: Readonly<Record<string, string>> = { 'png-js': 'MIT' };

const licenseOf = ({ name, licenses = [] }: Component): string => {
  const said = licenses
    .map(({ license, expression }) => expression ?? license?.id ?? license?.name ?? '')
    .join(' AND ');
  return said || (SAID_ELSEWHERE[name] ?? '');
};

/** Every part of an "and" must be free, or one of an "or". */
const isFree = (license: string): boolean =>
  license
    .replaceAll(/[()]/g, '')
    .split(' AND ')
    .every((part) => part.split(' OR ').some((one) => FREE.test(one.trim())));

const OUTPUT = 'test-results/sbom.cdx.json';

/** Lists everything that a production install brings, as CycloneDX, and checks the licences. */
export const checkPackages = async (): Promise<Check[]> => {
  const json = await outputOf('npm', ['sbom', '--sbom-format', 'cyclonedx', '--omit', 'dev'], { cwd: PACKAGE_ROOT });
  mkdirSync(join(PACKAGE_ROOT, 'test-results'), { recursive: true });
  writeFileSync(join(PACKAGE_ROOT, OUTPUT), json);
  const { components } = Bom.parse(JSON.parse(json));

  const text = readFileSync(join(PACKAGE_ROOT, 'package-lock.json'), 'utf8');
  const lock = readLock(text);
  const inProduction = Object.entries(lock.packages).filter(([path, { dev }]) => path !== '' && !dev);
  const named = new Set(components.map(({ name, version }) => `${name}@${version}`));
  const known = new Set(
    inProduction.map(([path, { version }]) => `${path.slice(path.lastIndexOf('node_modules/') + 13)}@${version}`),
  );
  // The package `node` installs these with its own script, for the current system.
  const strange = [...named].filter((one) => !known.has(one) && !/^node-(?:linux|darwin|win)/.test(one));

  const unpinned = inProduction.flatMap(([path, { integrity, optional }]) => (integrity || optional ? [] : [path]));
  const hosts = [...text.matchAll(/https?:\/\/[^/"]*registry[^/"]*/g)].map(([host]) => host);
  return [
    {
      tool: 'SBOM (CycloneDX)',
      looked: `${components.length} packages of a production install, in ${OUTPUT}`,
      complaints: strange.map((one) => `${one} is not in the lock file`),
    },
    {
      tool: 'licences',
      looked: 'the same',
      complaints: components
        .filter((component) => !isFree(licenseOf(component)))
        .map((component) => `${component.name}: ${licenseOf(component) || 'says none'}`),
    },
    {
      tool: 'lock file',
      looked: `${inProduction.length} entries: pinned by hash, no registry named, every system's packages`,
      complaints: [
        ...unpinned.map((path) => `${path} has no hash`),
        ...hosts.map((host) => `names ${host}`),
        ...missingOptionals(lock).map(({ name }) => `${name} is missing`),
      ],
    },
  ];
};
