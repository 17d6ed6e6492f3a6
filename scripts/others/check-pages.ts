import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, delimiter, join } from 'node:path';
import { structuredDataErrors } from '#tests/support/structured-data.ts';
import { type Check, notRun } from './check.ts';
import { withPublicPages } from './public-pages.ts';
import { fetchedOutputOf, isThere, outputOf } from './run-tool.ts';

const W3C = 'vnu-jar@25.11.25';
const HTML_VALIDATE = 'html-validate@11.18.0';
const REDOCLY = '@redocly/cli@2.77.0';

interface Shown {
  folder: string;
  /** Page names by file. */
  names: ReadonlyMap<string, string>;
  looked: string;
}

/** npm's cache folder for the package: its folder of commands comes first in the path. */
const w3cChecker = async (): Promise<string> => {
  const path = await fetchedOutputOf(W3C, 'node', ['--eval', 'process.stdout.write(process.env.PATH)']);
  return join(path.split(delimiter)[0] ?? '', '../vnu-jar/build/dist/vnu.jar');
};

const checkByW3c = async ({ folder, names, looked }: Shown): Promise<Check> => {
  const tool = 'W3C checker of HTML';
  if (!(await isThere('java'))) return notRun(tool, 'it needs Java 11 or newer, and there is no `java` here');
  const files = [...names.keys()].map((file) => join(folder, file));
  const options = ['-Xss4m', '-jar', await w3cChecker(), '--errors-only', '--format', 'gnu', '--stdout'];
  const complaints = (await outputOf('java', [...options, ...files])).split('\n').flatMap((line) => {
    const [, file = ''] = /^"?(?:file:)?([^":]+\.html)/.exec(line) ?? [];
    return line ? [`${names.get(basename(file)) ?? ''}: ${line.slice(line.indexOf('.html') + 6)}`] : [];
  });
  return { tool, looked, complaints };
};

interface Validated {
  filePath: string;
  messages: { line: number; ruleId: string; message: string }[];
}

const checkByHtmlValidate = async ({ folder, names, looked }: Shown): Promise<Check> => {
  // Checks the rules of the standard; line layout does not concern readers.
  await writeFile(
    join(folder, '.htmlvalidate.json'),
    JSON.stringify({ root: true, extends: ['html-validate:standard'] }),
  );
  const options = ['--config', join(folder, '.htmlvalidate.json'), '--formatter', 'json', join(folder, '*.html')];
  const results: Validated[] = JSON.parse(await fetchedOutputOf(HTML_VALIDATE, 'html-validate', options));
  const complaints = results.flatMap(({ filePath, messages }) =>
    messages.map(({ line, ruleId, message }) => `${names.get(basename(filePath)) ?? ''}:${line} ${ruleId}: ${message}`),
  );
  return { tool: 'html-validate', looked, complaints };
};

interface Linted {
  problems: { ruleId: string; message: string; severity: string; location: { pointer?: string }[] }[];
}

const checkByRedocly = async (folder: string, portalUrl: string): Promise<Check> => {
  const file = join(folder, 'openapi.json');
  await writeFile(file, await (await fetch(`${portalUrl}/api/docs/json`)).text());
  const options = ['lint', file, '--extends', 'spec', '--format', 'json'];
  const { problems }: Linted = JSON.parse(await fetchedOutputOf(REDOCLY, 'redocly', options));
  const complaints = problems.map(
    ({ ruleId, message, location }) => `${location[0]?.pointer ?? ''} ${ruleId}: ${message}`,
  );
  return { tool: 'redocly', looked: 'the description of the API, by the OpenAPI specification', complaints };
};

/** Runs third-party checkers on every public page and on the description of the API. */
export const checkPages = (): Promise<Check[]> =>
  withPublicPages(async (pages, portalUrl) => {
    const folder = await mkdtemp(join(tmpdir(), 'avsar-pages-'));
    try {
      const names = new Map(pages.map(({ name }, at) => [`${at}.html`, name]));
      const structured: string[] = [];
      for (const [at, { name, html }] of pages.entries()) {
        await writeFile(join(folder, `${at}.html`), html);
        structured.push(...(await structuredDataErrors(html)).map((error) => `${name}: ${error}`));
      }
      const shown = { folder, names, looked: `${pages.length} public pages` };
      return [
        await checkByW3c(shown),
        await checkByHtmlValidate(shown),
        { tool: 'structured data', looked: shown.looked, complaints: structured },
        await checkByRedocly(folder, portalUrl),
      ];
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });
