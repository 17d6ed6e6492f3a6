import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { foreignWrites } from '../scripts/check-table-owners.ts';

const run = promisify(execFile);
const ROOT = resolve(import.meta.dirname, '..');
const MODULES = 'src/server/modules';

describe('a cycle between modules', () => {
  let home = '';
  beforeAll(async () => {
    home = await mkdtemp(join(tmpdir(), 'avsar-imports-'));
    await symlink(join(ROOT, 'node_modules'), join(home, 'node_modules'));
  });
  afterAll(() => rm(home, { recursive: true, force: true }));

  const cruise = async (files: Readonly<Record<string, string>>): Promise<string> => {
    for (const [path, text] of Object.entries(files)) {
      await mkdir(dirname(join(home, MODULES, path)), { recursive: true });
      await writeFile(join(home, MODULES, path), text);
    }
    const cruiser = join(ROOT, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs');
    const args = [cruiser, 'src', '--config', join(ROOT, '.dependency-cruiser.modules.cjs')];
    return run(process.execPath, args, { cwd: home }).then(
      ({ stdout }) => stdout,
      ({ stdout }: { stdout: string }) => stdout,
    );
  };

  it('is refused, though no file imports itself; subfolders of one module may import each other', async () => {
    const innocent = {
      'jobs/public.ts': "export { post } from './posting/post.ts';\n",
      'jobs/posting/post.ts': "import { find } from '../search/find.ts';\nexport const post = () => find;\n",
      'jobs/posting/rule.ts': 'export const rule = 1;\n',
      'jobs/search/find.ts': "import { rule } from '../posting/rule.ts';\nexport const find = rule;\n",
      'bulk/public.ts': "export { many } from './many.ts';\n",
      'bulk/many.ts': 'export const many = 1;\n',
      'bulk/undo.ts': "import { post } from '../jobs/public.ts';\nexport const undo = post;\n",
    };
    const passed = await cruise(innocent);
    expect(passed).toContain('dependencies cruised');
    expect(passed).not.toContain('no-module-cycle');
    const breach = {
      'jobs/posting/rule.ts': "import { many } from '../../bulk/public.ts';\nexport const rule = many;\n",
    };
    expect(await cruise(breach)).toMatch(/no-module-cycle: .*modules\/bulk/);
  });
});

describe('a write to a table', () => {
  const imports = "import { candidates, jobs as posts } from '#server/database/schema/index.ts';\n";
  const inJobs = (body: string) => foreignWrites(`${MODULES}/jobs/posting/jobs.store.ts`, `${imports}${body}`);

  it.each([
    'await tx\n    .update(candidates)\n    .set({});',
    'await tx.insert(candidates).values(row);',
    'await tx.delete(candidates);',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the string is source code of a file
    'await tx.execute(sql`delete from ${candidates} where true`);',
    'await tx.execute(sql`update candidates set title = null`);',
    "await client.query('INSERT INTO candidates (title) VALUES ($1)');",
  ])('of another module is refused: %s', (body) => {
    expect(inJobs(body)).toEqual([expect.stringMatching(/writes candidates, which belongs to candidates/)]);
  });

  it('in a store names its table', () => {
    expect(inJobs('const table = kind ? candidates : posts;\nawait tx.update(table).set({});')).toEqual([
      expect.stringContaining('name the table itself'),
    ]);
  });

  it.each([
    'await tx.update(posts).set({});',
    'await tx.select().from(candidates).for("update");',
    '/** Whoever wants to delete(candidates) asks candidates. */',
    'await tx.execute(sql`insert into jobs (title) values (1)`);',
  ])('of its own, a reading or a comment is let through: %s', (body) => {
    expect(inJobs(body)).toEqual([]);
  });

  it('of the database’s own is for the database alone', () => {
    const text =
      "import { portalState } from '#server/database/schema/index.ts';\nawait tx.insert(portalState).values(row);";
    expect(foreignWrites('src/server/database/demo-mark.ts', text)).toEqual([]);
    expect(foreignWrites(`${MODULES}/jobs/state.store.ts`, text)).toHaveLength(1);
  });
});
