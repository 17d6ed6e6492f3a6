import { spawnSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PACKAGE_ROOT } from '#server/package-root.ts';
import { bulkTexts } from '#texts/recruiter-bulk.ts';
import { compileTexts } from '../scripts/compile-texts.ts';

/** Returns the linter's messages for a source, as if it were in this file of the project. */
const lint = async (path: string, source: string): Promise<{ ok: boolean; said: string }> => {
  const folder = await mkdtemp(join(tmpdir(), 'avsar-lint-'));
  try {
    const config: unknown = JSON.parse(await readFile(join(PACKAGE_ROOT, 'biome.json'), 'utf8'));
    await writeFile(join(folder, 'biome.json'), JSON.stringify({ ...Object(config), vcs: { enabled: false } }));
    await cp(join(PACKAGE_ROOT, 'lint'), join(folder, 'lint'), { recursive: true });
    await mkdir(join(folder, dirname(path)), { recursive: true });
    await writeFile(join(folder, path), source);
    const { status, stdout, stderr } = spawnSync(
      join(PACKAGE_ROOT, 'node_modules/.bin/biome'),
      ['lint', '--colors=off', path],
      { cwd: folder, encoding: 'utf8' },
    );
    return { ok: status === 0, said: stdout + stderr };
  } finally {
    await rm(folder, { recursive: true });
  }
};

describe('the catalogue', () => {
  it('is compiled as it stands in src/texts', async () => {
    expect((await compileTexts({ write: false })).stale).toEqual([]);
  });

  it('types its keys and arguments: the compiler refuses each of these', () => {
    // @ts-expect-error there is no such key
    expect(bulkTexts.planted).toBeUndefined();
    // @ts-expect-error the argument has another name
    expect(bulkTexts.pick({ nobody: 'Asha' })).toContain('undefined');
    // @ts-expect-error a plural counts with a number
    expect(bulkTexts.title.accepted({ count: 'two' })).toContain('Accept');
  });
});

describe('a sentence outside the catalogue', () => {
  it.each([
    ['in a page', 'src/web/pages/planted.tsx', 'export const Page = () => <p>Save your changes</p>;'],
    ['in a label', 'src/web/pages/planted.tsx', 'export const Page = () => <nav aria-label="All pages" />;'],
    ['in a string', 'src/web/lib/planted.ts', "export const planted = 'Enter your first name';"],
    ['in a template', 'src/web/lib/planted.ts', 'export const planted = (to: string) => `Write to $' + '{to} today`;'],
    ['of the server', 'src/server/modules/jobs/planted.ts', "export const planted = 'The job has been deleted.';"],
    ['of the contract', 'src/contract/planted.ts', "export const planted = 'Enter a number.';"],
  ])('%s is refused', async (_, path, source) => {
    const { ok, said } = await lint(path, source);
    expect(said).toContain('src/texts/en');
    expect(ok).toBe(false);
  });

  it('may stand where only developers read it', async () => {
    expect((await lint('src/server/modules/jobs/planted.ts', "throw new Error('No such job.');\n")).ok).toBe(true);
  });
});
