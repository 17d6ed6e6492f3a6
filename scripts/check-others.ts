import { type Check, notRun, tableOf } from './others/check.ts';
import { checkPackages } from './others/check-packages.ts';
import { checkPages } from './others/check-pages.ts';

/**
 * Prints the results of third-party tools in one table. npm fetches some, and one needs Java, so this is not part of
 * the test command. Run with `npm run build && npm run check:others`.
 */
const checks: Check[] = [
  ...(await checkPackages()),
  ...(await checkPages()),
  // These attack a running portal for hours: run them only on one of your own, never on a public one.
  notRun('axe', 'every page, both themes, two widths: part of the journeys, npm test'),
  notRun('wapiti', 'comes with Python, not with npm: wapiti -u http://localhost:3000/ --scope domain'),
  notRun('sqlmap', 'comes with Python, not with npm: sqlmap -u "http://localhost:3000/api/jobs?q=1" --batch --crawl=3'),
];
let failed = false;
for (const { tool, complaints } of checks) {
  if ('notRun' in complaints) continue;
  for (const complaint of complaints) console.error(`${tool}: ${complaint}`);
  failed ||= complaints.length > 0;
}
console.log(tableOf(checks));
process.exit(failed ? 1 : 0);
