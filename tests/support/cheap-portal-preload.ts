import childProcess, { type ChildProcess } from 'node:child_process';
import { EventEmitter } from 'node:events';
import { createRequire, syncBuiltinESMExports } from 'node:module';
import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { PASSWORD_COST } from './cheap-password-cost.ts';
import { pdfDocument } from './documents.ts';

// Loaded first by the journeys' portal. The journeys register hundreds of users, and none depends on the cost of a
// hash. The package is CommonJS, so later imports get this function.
const argon2: typeof import('@node-rs/argon2') = createRequire(import.meta.url)('@node-rs/argon2');
const { hash } = argon2;
Object.assign(argon2, {
  hash: (password: string, options?: Parameters<typeof hash>[1]) => hash(password, { ...options, ...PASSWORD_COST }),
});

/** The journeys' resume: one empty page, in which the reader would spend half a second to find no text. */
const EMPTY_PAGE = pdfDocument();
const NO_LINES = '[]';

// The original, before it is replaced below.
const { spawn } = childProcess;

/** Reads the empty page without a process; any other document goes to the real reader. */
const readByProcess = (...began: Parameters<typeof spawn>): ChildProcess => {
  const child = Object.assign(new EventEmitter(), { stdin: new PassThrough(), stdout: new PassThrough() });
  let real: ChildProcess | undefined;
  let killed: NodeJS.Signals | number | undefined;
  const read = async () => {
    const document = await buffer(child.stdin);
    if (EMPTY_PAGE.equals(document)) {
      child.stdout.end(NO_LINES);
      child.emit('close', 0);
      return;
    }
    real = spawn(...began);
    if (killed !== undefined) real.kill(killed);
    real.on('error', (failure) => child.emit('error', failure));
    real.on('close', (code) => child.emit('close', code));
    real.stdout?.pipe(child.stdout);
    real.stdin?.on('error', () => undefined).end(document);
  };
  void read();
  const kill = (signal?: NodeJS.Signals | number): boolean => {
    killed = signal ?? 'SIGTERM';
    return real?.kill(killed) ?? true;
  };
  // The only parts of a process that the reader uses.
  return Object.assign(child, { kill }) as unknown as ChildProcess;
};

const isReader = (given: unknown): boolean =>
  Array.isArray(given) && given.some((argument) => String(argument).endsWith('text-process.js'));

Object.assign(childProcess, {
  spawn: (...began: Parameters<typeof spawn>): ChildProcess =>
    isReader(began[1]) ? readByProcess(...began) : spawn(...began),
});
syncBuiltinESMExports();
