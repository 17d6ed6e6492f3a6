import { eq } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import type { CallName } from '#contract/routes.ts';
import type { AdminCaller } from '#server/caller.ts';
import { accounts } from '#server/database/schema/index.ts';
import { hashPassword } from '#server/modules/accounts/passwords.ts';
import type { testDatabase } from '#tests/support/database.ts';
import { FRIDAY, type hiringDesk } from '#tests/support/hiring.ts';
import { PASSWORD } from '#tests/support/registrations.ts';

/** A row of the log: actor, action, subject, old and new value. */
export type Row = readonly [by: string, action: string, subject: string, from: string | null, to: string | null];
/** The action, ready to run, and the rows it logs. */
export interface Trail {
  action: () => Promise<unknown>;
  rows: readonly Row[];
}

/** The trail of a call in the log, or why there is none. */
export type Trails = Readonly<Partial<Record<CallName, string | (() => Promise<Trail>)>>>;

/** The environment of the trails. */
export interface Scene {
  database: ReturnType<typeof testDatabase>;
  desk: ReturnType<typeof hiringDesk>;
}

export const PORTAL = 'the portal';
export const OWN = 'changes what a person keeps about themselves; nobody is judged by it';
export const BEGINS = 'begins something; no status has changed yet';

export const withPassword = async <Person extends { accountId: string }>({ database }: Scene, person: Person) => {
  const [row] = await database.db
    .update(accounts)
    .set({ passwordHash: await hashPassword(PASSWORD, 'a test'), firstName: 'Meera' })
    .where(eq(accounts.id, person.accountId))
    .returning({ email: accounts.email });
  if (!row) throw new Error('There should be an account.');
  return { ...person, email: row.email };
};

/** Sets a password and an authenticator app, and returns unused codes, each half a minute later. */
export const withSecondFactor = async (scene: Scene, admin: AdminCaller) => {
  await withPassword(scene, admin);
  const { body } = await scene.desk.call('setUpSecondFactor', { body: { step: 'begin', password: PASSWORD } }, admin);
  const codeIn = (steps: number): string =>
    TOTP.generate({ secret: Secret.fromBase32(body.secret ?? ''), timestamp: FRIDAY.getTime() + steps * 30_000 });
  const confirm = () => scene.desk.call('setUpSecondFactor', { body: { step: 'confirm', code: codeIn(0) } }, admin);
  return { codeIn, confirm };
};
