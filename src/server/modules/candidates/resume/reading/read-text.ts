import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { PACKAGE_ROOT } from '#server/package-root.ts';
import { MOST_MS } from './reading-bounds.ts';

const KINDS: Readonly<Record<string, 'pdf' | 'docx'>> = {
  'application/pdf': 'pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
};

/** A program that reads one document, and the folders that it may see. */
interface Reader {
  program: string;
  folders: readonly string[];
}

const SOURCE = 'src/server/modules/candidates/resume/reading';

export const READERS = {
  /** Lies beside the built server with all that it needs, under the name that vite.config.ts gives it. */
  built: { program: 'build/server/text-process.js', folders: ['build/server/'] },
  /** Node runs the source, with the packages that it imports. */
  source: { program: `${SOURCE}/text-process.ts`, folders: [`${SOURCE}/`, 'node_modules/'] },
} satisfies Record<string, Reader>;

/** The built server starts the built one. Beside the source there may be no build, or an old one. */
const OWN_READER = import.meta.filename.endsWith('.ts') ? READERS.source : READERS.built;

/** What Node has to be told so that a reader sees its folders, writes nothing and starts nothing. */
export const sandboxOf = ({ folders }: Reader): string[] => [
  '--permission',
  ...folders.map((folder) => `--allow-fs-read=${join(PACKAGE_ROOT, folder)}`),
  '--allow-worker',
];

/**
 * The lines of a document that a stranger wrote, or nothing when it cannot be
 * read: a picture, a password, broken, or more than the bounds allow. It is
 * read in a process of its own that may open only its own code, write nothing,
 * start nothing, and sees no setting.
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
  // It may have ended before everything was handed over.
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
