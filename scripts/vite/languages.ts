import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { minify, type Plugin } from 'vite';
import type { Language } from '../../src/contract/languages.ts';
import { languagesToBuild } from '../built-languages.ts';
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

/** Reads the scripts of a folder, by name; names have hashes, so no two are the same. */
const readScripts = async (folder: string): Promise<Scripts> => {
  const paths = (await readdir(folder, { recursive: true })).filter((path) => path.endsWith('.js'));
  const names = new Set(paths.map((path) => basename(path)));
  const read = async (path: string): Promise<[string, Script]> => {
    const source = await readFile(join(folder, path), 'utf8');
    const loads = [...new Set(source.match(/[\w.-]+\.js\b/g))].filter((name) => names.has(name));
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

/**
 * Writes the scripts in each language: the English ones in place, and for each other language a copy of those that
 * differ, in `assets/hi/` for browsers and in `build/hi/` for the server.
 */
const writeLanguages = async (): Promise<void> => {
  const [client, server] = [await readScripts(CLIENT), await readScripts(SERVER)];
  const copied = differing(client);
  const others = languagesToBuild().filter((language) => language !== 'en');
  const inFolder = (language: Language, source: string): string =>
    inLanguage(
      language,
      source.replace(/(["'`]\/?assets\/)([\w.-]+\.js)(?=["'`])/g, (mention, folder: string, name: string) =>
        copied.has(name) ? `${folder}${language}/${name}` : mention,
      ),
    );
  const fromFolder = (source: string): string =>
    source.replace(/(["'`])\.\/([\w.-]+\.js)(?=["'`])/g, (mention, quote: string, name: string) =>
      copied.has(name) ? mention : `${quote}../${name}`,
    );
  await Promise.all(
    [...client].map(async ([name, { path, source }]) => {
      // The router's list of scripts is data.
      const put = name.startsWith('manifest-') ? write : writeMinified;
      for (const language of copied.has(name) ? others : [])
        await put(join(CLIENT, 'assets', language, name), inFolder(language, fromFolder(source)));
      await put(join(CLIENT, path), inLanguage('en', source));
    }),
  );
  const pages = withLoaded(server, 'pages.js');
  for (const [name, { path, source }] of server) {
    for (const language of pages.has(name) ? others : [])
      await write(join(BUILD, language, 'server', path), inFolder(language, source));
    await write(join(SERVER, path), inLanguage('en', source));
  }
};

export const scriptsOfLanguages: Plugin = {
  name: 'scripts-of-languages',
  apply: 'build',
  buildApp: { order: 'post', handler: writeLanguages },
};
