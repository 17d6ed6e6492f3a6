import { existsSync, readFileSync, statSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { readSettings, type Settings } from '#server/settings.ts';
import { welcomeLines } from '#server/welcome.ts';

const LINK = 'https://avsar.example/admin-register#setup=token';
let local: Settings;
let reachable: Settings;
let file: string;

beforeEach(async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'avsar-welcome-'));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  local = readSettings({ DATA_DIR: dataDir });
  reachable = readSettings({ DATA_DIR: dataDir, PUBLIC_URL: 'https://avsar.example', SECRET_KEY: 'x'.repeat(32) });
  file = join(dataDir, 'setup-link.txt');
});

test('the setup link is printed on a machine of its own, and in a terminal', async () => {
  expect(await welcomeLines(local, { setup: LINK, terminal: false })).toContain(LINK);
  expect(await welcomeLines(reachable, { setup: LINK, terminal: true })).toContain(LINK);
  expect(existsSync(file)).toBe(false);
});

test('a process that works in the background names no page', async () => {
  const lines = await welcomeLines({ ...local, roles: ['worker'] }, { setup: LINK, terminal: true });
  expect(lines).toBe('Avsar works in the background. Health: http://127.0.0.1:3000/readyz\n');
});

test('where others can reach the portal and nobody watches, the link goes to a file and the log names the file', async () => {
  await writeFile(file, 'an older link', { mode: 0o644 });
  const lines = await welcomeLines(reachable, { setup: LINK, terminal: false });
  expect(lines).not.toContain('token');
  expect(lines).toContain(file);
  expect(readFileSync(file, 'utf8')).toBe(`${LINK}\n`);
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

test('once there is an administrator, no link is left in a file', async () => {
  await writeFile(file, LINK);
  expect(await welcomeLines(reachable, { setup: undefined, terminal: false })).not.toContain('administrator');
  expect(existsSync(file)).toBe(false);
});
