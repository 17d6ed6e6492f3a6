import { expect, test } from 'vitest';
import { oneTimeTokens, sessions } from '#server/database/schema/sessions.ts';
import { testDeps } from '#tests/support/deps.ts';
import { aCandidate } from '#tests/support/jobs.ts';
import { setupLink } from './admin-links.ts';
import { forgetEnded } from './forget-ended.ts';
import { startSession } from './start-session.ts';

const deps = testDeps();
const DAY = 24 * 3_600_000;

test('sessions and links are removed a day after their end, and not before', async () => {
  const { accountId } = await aCandidate(deps.db);
  deps.clock.at = new Date();
  const began = deps.clock.at.getTime();
  await startSession(
    deps,
    { clientAddress: '127.0.0.1', userAgent: '' },
    { id: accountId, kind: 'candidate', email: 'a@example.in' },
  );
  await setupLink(deps);

  deps.clock.at = new Date(began + 30 * DAY);
  await forgetEnded(deps);
  expect(await deps.db.$count(sessions)).toBe(1);
  expect(await deps.db.$count(oneTimeTokens)).toBe(0);

  deps.clock.at = new Date(began + 31 * DAY + 1_000);
  await forgetEnded(deps);
  expect(await deps.db.$count(sessions)).toBe(0);
});
