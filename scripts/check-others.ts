import { attackPortal } from './others/attack-portal.ts';
import { type Check, notRun, tableOf } from './others/check.ts';
import { checkPackages } from './others/check-packages.ts';
import { checkPages } from './others/check-pages.ts';

/**
 * Prints the results of third-party tools in one table. npm fetches some, one needs Java, and two come with Python, so
 * this is not part of the test command. Run with `npm run build && npm run check:others`, or name some of `packages`,
 * `pages` and `attacks`.
 */
const GROUPS: Readonly<Record<string, () => Promise<Check[]>>> = {
  packages: checkPackages,
  pages: checkPages,
  attacks: attackPortal,
};
const wanted = process.argv.slice(2);
const checks: Check[] = [];
for (const [name, run] of Object.entries(GROUPS))
  if (wanted.length === 0 || wanted.includes(name)) checks.push(...(await run()));
checks.push(notRun('axe', 'every page, both themes, two widths: part of the journeys, npm test'));
let failed = false;
for (const { tool, complaints } of checks) {
  if ('notRun' in complaints) continue;
  for (const complaint of complaints) console.error(`${tool}: ${complaint}`);
  failed ||= complaints.length > 0;
}
console.log(tableOf(checks));
process.exit(failed ? 1 : 0);
