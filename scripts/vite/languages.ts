import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { minify, type Plugin } from 'vite';
import type { Language } from '../../src/contract/languages.ts';
import { languagesToBuild } from '../built-languages.ts';
import { packAssets } from '../pack-assets.ts';
import { hasTexts, inLanguage } from './texts.ts';

const BUILD = fileURLToPath(new URL('../../build/', import.meta.url));
const SERVER = join(BUILD, 'server');
const CLIENT = join(BUILD, 'client');

interface Script {
  path: string;
  source: string;
  /** The names of the scripts that it loads, now or later. */
  loads: readonly string[];
}

type Scripts = ReadonlyMap<string, Script>;

/** Reads the scripts of a folder with such a name, by name; names have hashes, so no two are the same. */
const readScripts = async (folder: string, named = /\.js$/): Promise<Scripts> => {
  const paths = (await readdir(folder, { recursive: true })).filter((path) => named.test(basename(path)));
  const names = new Set(paths.map((path) => basename(path)));
  const read = async (path: string): Promise<[string, Script]> => {
    const source = await readFile(join(folder, path), 'utf8');
    const mentioned = new Set(source.match(/(?<=\/)[\w.-]+\.js\b/g));
    const loads = [...mentioned].filter((name) => names.has(name));
    return [basename(path), { path, source, loads }];
  };
  return new Map(await Promise.all(paths.map(read)));
};

/** Returns the names of the scripts that differ by language: they have texts, or load such a script. */
const differing = (scripts: Scripts): ReadonlySet<string> => {
  const found = new Set<string>();
  for (let before = -1; before < found.size; ) {
    before = found.size;
    for (const [name, { source, loads }] of scripts)
      if (hasTexts(source) || loads.some((other) => found.has(other))) found.add(name);
  }
  return found;
};

/** Returns the names of a script and of all that it loads. */
const withLoaded = (scripts: Scripts, name: string): ReadonlySet<string> => {
  const found = new Set([name]);
  for (const one of found) for (const other of scripts.get(one)?.loads ?? []) found.add(other);
  return found;
};

const write = async (path: string, source: string): Promise<void> => {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, source);
};

/** Minifies a script. The bundler leaves this to us, since it is best done with the texts in place. */
const writeMinified = async (path: string, source: string): Promise<void> => {
  const { code, errors } = await minify(path, source, { module: true });
  if (errors.length > 0) throw new Error(`${path} cannot be minified: ${errors[0]?.message}`);
  await write(path, code);
};

const others = languagesToBuild().filter((language) => language !== 'en');

/** The names of the browsers' scripts that have a copy for each other language. */
type Copied = ReadonlySet<string>;

/** Puts a language's texts into a script, and its copies in place of the English scripts that it loads. */
const inFolder = (language: Language, copied: Copied, source: string): string =>
  inLanguage(
    language,
    source.replace(/(["'`]\/?assets\/)([\w.-]+\.js)(?=["'`])/g, (mention, folder: string, name: string) =>
      copied.has(name) ? `${folder}${language}/${name}` : mention,
    ),
  );

/** Points a copy to the scripts that have none. */
const fromFolder = (copied: Copied, source: string): string =>
  source.replace(/(["'`])\.\/([\w.-]+\.js)(?=["'`])/g, (mention, quote: string, name: string) =>
    copied.has(name) ? mention : `${quote}../${name}`,
  );

/** Writes the browsers' scripts: the English ones in place, and copies for each other language in `assets/hi/`. */
const writeScriptsOfBrowsers = async (): Promise<Copied> => {
  const scripts = await readScripts(CLIENT);
  const copied = differing(scripts);
  await Promise.all(
    [...scripts].map(async ([name, { path, source }]) => {
      for (const language of copied.has(name) ? others : [])
        await writeMinified(
          join(CLIENT, 'assets', language, name),
          inFolder(language, copied, fromFolder(copied, source)),
        );
      await writeMinified(join(CLIENT, path), inLanguage('en', source));
    }),
  );
  await packAssets(join(CLIENT, 'assets'));
  return copied;
};

let scriptsOfBrowsers: Promise<Copied> | undefined;

/** Writes the router's list of scripts, and the server's modules: copies for each other language in `build/hi/`. */
const writeServer = async (): Promise<void> => {
  const copied = new Set(await scriptsOfBrowsers);
  const lists = [...(await readScripts(CLIENT, /^manifest-.*\.js$/))];
  for (const [name] of lists) copied.add(name);
  for (const [name, { source }] of lists)
    for (const language of others)
      await write(join(CLIENT, 'assets', language, name), inFolder(language, copied, source));
  const server = await readScripts(SERVER);
  const pages = withLoaded(server, 'pages.js');
  for (const [name, { path, source }] of server) {
    for (const language of pages.has(name) ? others : [])
      await write(join(BUILD, language, 'server', path), inFolder(language, copied, source));
    await write(join(SERVER, path), inLanguage('en', source));
  }
};

/** The browsers' scripts are minified and packed on one core while the server is built on the other. */
export const scriptsOfLanguages: Plugin = {
  name: 'scripts-of-languages',
  apply: 'build',
  writeBundle() {
    if (this.environment.name !== 'client') return;
    scriptsOfBrowsers = writeScriptsOfBrowsers();
    // Awaited once the server is built.
    scriptsOfBrowsers.catch(() => {});
  },
  buildApp: { order: 'post', handler: writeServer },
};
