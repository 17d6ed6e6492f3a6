import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { PACKAGE_ROOT } from '#server/package-root.ts';
import { type Figures, tableOf, withFigures } from './figures.ts';
import { disk } from './full-disk.ts';
import { instances, pooler } from './instances.ts';
import { kills } from './kills.ts';
import { lostAnswers } from './lost-answers.ts';
import { outages } from './outages.ts';
import { sending } from './sending.ts';

/**
 * Breaks the portal's services during use and compares what users were told with what was stored: `npm run build &&
 * node tests/faults/main.ts [--write] [NAME…]`. Durations are short unless TEST_LENGTH is `long`; `--write` stores the
 * figures in docs/testing.md.
 */
const FAULTS: Readonly<Record<string, () => Promise<Figures[]>>> = {
  kills,
  outages,
  instances,
  pooler,
  answers: lostAnswers,
  disk,
  sending,
};

const { positionals: wanted, values: options } = parseArgs({
  allowPositionals: true,
  options: { write: { type: 'boolean' } },
});
const PAGE = join(PACKAGE_ROOT, 'docs/testing.md');
const figures: Figures[] = [];
/** The other faults still run, and the table has what was measured. */
const broken = (name: string, error: unknown): Figures => ({
  fault: name,
  answers: 0,
  ...{ weather: '', writes: '', slowest: '', healed: '' },
  wrong: [`was not measured to its end: ${error instanceof Error ? error.message : String(error)}`],
});
for (const [name, run] of Object.entries(FAULTS)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const began = performance.now();
  figures.push(...(await run().catch((error: unknown) => [broken(name, error)])));
  console.log(`${name}, ${((performance.now() - began) / 1_000).toFixed(1)} s`);
}
console.log(`\n${tableOf(figures)}`);
if (options.write) writeFileSync(PAGE, withFigures(readFileSync(PAGE, 'utf8'), figures));
const wrong = figures.flatMap(({ fault, wrong: all }) => all.map((what) => `${fault}: ${what}`));
for (const what of wrong) console.log(`✗ ${what}`);
process.exit(wrong.length === 0 ? 0 : 1);
