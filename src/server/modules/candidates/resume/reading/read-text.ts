import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { PACKAGE_ROOT } from '#server/package-root.ts';
import { MOST_MS } from './reading-bounds.ts';

const KINDS: Readonly<Record<string, 'pdf' | 'docx'>> = {
  'application/pdf': 'pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
};

/** Node runs it from the source, also beside the built server: a bundle has no files to start. */
const PROCESS = join(PACKAGE_ROOT, 'src/server/modules/candidates/resume/reading/text-process.ts');

/**
 * The lines of a document that a stranger wrote, or nothing when it cannot be
 * read: a picture, a password, broken, or more than the bounds allow. It is
 * read in a process of its own that may open only our package, write nothing,
 * start nothing, and sees no setting.
 */
export const readText = async (
  { mediaType, bytes }: { mediaType: string; bytes: Uint8Array },
  { mostMs = MOST_MS }: { mostMs?: number } = {},
): Promise<string[] | undefined> => {
  const kind = KINDS[mediaType];
  if (!kind) return undefined;
  const child = spawn(
    process.execPath,
    ['--permission', `--allow-fs-read=${PACKAGE_ROOT}`, '--allow-worker', PROCESS, kind],
    { cwd: PACKAGE_ROOT, env: {}, stdio: ['pipe', 'pipe', 'ignore'] },
  );
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
