import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PACKAGE_ROOT } from '#server/package-root.ts';
import { bulkTexts } from '#texts/recruiter-bulk.ts';
import { compileTexts } from '../scripts/compile-texts.ts';

/** What the linter says of this source, as if it stood in this file. */
const lint = (path: string, source: string): { ok: boolean; said: string } => {
  const { status, stdout, stderr } = spawnSync(
    join(PACKAGE_ROOT, 'node_modules/.bin/biome'),
    ['lint', '--colors=off', `--stdin-file-path=${path}`],
    { cwd: PACKAGE_ROOT, input: source, encoding: 'utf8' },
  );
  return { ok: status === 0, said: stdout + stderr };
};

describe('the catalogue', () => {
  it('is compiled as it stands in src/texts/en', async () => {
    expect(await compileTexts({ write: false })).toEqual([]);
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
  ])('%s is refused', (_, path, source) => {
    const { ok, said } = lint(path, source);
    expect(said).toContain('src/texts/en');
    expect(ok).toBe(false);
  });

  it('may stand where only developers read it', () => {
    expect(lint('src/server/modules/jobs/planted.ts', "throw new Error('No such job.');\n").ok).toBe(true);
  });
});
