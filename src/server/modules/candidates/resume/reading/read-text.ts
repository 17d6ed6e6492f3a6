import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { PACKAGE_ROOT } from '#server/package-root.ts';
import { MOST_MS } from './reading-bounds.ts';

const KINDS: Readonly<Record<string, 'pdf' | 'docx'>> = {
  'application/pdf': 'pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
};

/** A program that reads one document, and the folders it may access. */
interface Reader {
  program: string;
  folders: readonly string[];
}

const SOURCE = 'src/server/modules/candidates/resume/reading';

export const READERS = {
  /** Located next to the built server with all its dependencies, named in vite.config.ts. */
  built: { program: 'build/server/text-process.js', folders: ['build/server/'] },
  /** Node runs the source, with its imported packages. */
  source: { program: `${SOURCE}/text-process.ts`, folders: [`${SOURCE}/`, 'node_modules/'] },
} satisfies Record<string, Reader>;

/** The built server starts the built one. Next to the source there may be no build or a stale one. */
const OWN_READER = import.meta.filename.endsWith('.ts') ? READERS.source : READERS.built;

/** Node flags that limit a reader to its folders, without writing or starting processes. */
export const sandboxOf = ({ folders }: Reader): string[] => [
  '--permission',
  ...folders.map((folder) => `--allow-fs-read=${join(PACKAGE_ROOT, folder)}`),
  '--allow-worker',
];

/**
 * Extracts the lines of an untrusted document; undefined when it is unreadable: a picture, a password, broken, or over
 * the bounds. Runs in a separate process that may read only its own code, write nothing, start nothing, and gets no
 * settings.
 */
export const readText = async (
  { mediaType, bytes }: { mediaType: string; bytes: Uint8Array },
  { mostMs = MOST_MS, reader = OWN_READER }: { mostMs?: number; reader?: Reader } = {},
): Promise<string[] | undefined> => {
  const kind = KINDS[mediaType];
  if (!kind) return undefined;
  const child = spawn(process.execPath, [...sandboxOf(reader), join(PACKAGE_ROOT, reader.program), kind], {
    cwd: PACKAGE_ROOT,
    env: {},
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  const cut = setTimeout(() => child.kill('SIGKILL'), mostMs);
  const ended = new Promise<number | null>((resolve) => {
    child.on('error', () => resolve(null));
    child.on('close', resolve);
  });
  // The process may exit before all input is written.
  child.stdin.on('error', () => undefined);
  child.stdin.end(bytes);
  try {
    const printed = await text(child.stdout);
    const code = await ended;
    if (code !== 0) return undefined;
    const lines: unknown = JSON.parse(printed);
    if (!Array.isArray(lines)) return undefined;
    const found = lines.filter((line) => typeof line === 'string');
    return found.length > 0 ? found : undefined;
  } catch {
    return undefined;
  } finally {
    clearTimeout(cut);
  }
};
