import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { promisify } from 'node:util';
import { type Person, portalDataDir, portalUrl, send, signInOver } from './journey-portal.ts';
import { PASSWORD } from './registrations.ts';

/**
 * An administrator of the journey's own, by the command that invites one; signed
 * in. The setup link counts only while there is none, so a file that calls this
 * stands behind `admin.journey.ts` in the alphabet, which begins with that link.
 */
export const makeAdmin = async (): Promise<Person> => {
  const email = `admin.${randomUUID().slice(0, 8)}@example.in`;
  const env = { ...process.env, DATA_DIR: portalDataDir(), PORT: new URL(portalUrl()).port, LOG_LEVEL: 'warn' };
  const { stdout } = await promisify(execFile)(process.execPath, ['scripts/invite-admin.ts', email], { env });
  const invite = /#invite=(\S+)/.exec(stdout)?.[1];
  const answer = await send('registerAdmin', { body: { name: 'Leela Menon', email, password: PASSWORD, invite } });
  if (answer.status !== 201) throw new Error(`The administrator was not registered: ${await answer.text()}`);
  return signInOver('admin', email);
};
