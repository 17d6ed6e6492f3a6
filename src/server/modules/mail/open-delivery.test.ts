import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { accounts } from '#server/database/schema/index.ts';
import { testDeps } from '#tests/support/deps.ts';
import { emailOf } from '#tests/support/hiring.ts';
import { aCandidate } from '#tests/support/jobs.ts';
import { mailsTo } from '#tests/support/mails.ts';
import { openDelivery } from './deliver-mail.ts';
import { mailFolder } from './mail-folder.ts';
import { mailOf } from './mail-of.ts';

const deps = testDeps();

it('a mail that is sent again by the queue has the Message-ID that it had', async () => {
  const { deliverQueued, close } = await openDelivery(deps);
  const mail = { to: 'asha@example.in', subject: 'Hello', text: 'A line.' };
  for (const id of ['a-work', 'a-work', 'another']) await deliverQueued(mail, id);
  close();
  const ids = (await mailsTo(mailFolder(deps.settings), mail.to)).map(({ messageId }) => messageId);
  expect(ids.toSorted()).toEqual(['<a-work@localhost>', '<a-work@localhost>', '<another@localhost>']);
});

it('a mail with a link is in the language of its reader, also at an address that is not confirmed yet', async () => {
  const candidate = await aCandidate(deps.db);
  await deps.db.update(accounts).set({ language: 'hi' }).where(eq(accounts.id, candidate.accountId));
  const { deliver, close } = await openDelivery(deps);
  const [present, next] = [await emailOf(deps.db, candidate), 'next@example.in'];
  const about = { publicUrl: deps.settings.publicUrl, kind: 'candidate', token: 'TOKEN', isPresent: true } as const;
  await deliver(mailOf('confirmEmail', { ...about, to: present }));
  await deliver(mailOf('confirmEmail', { ...about, to: next }), candidate.accountId);
  close();
  for (const address of [present, next]) {
    const [mail] = await mailsTo(mailFolder(deps.settings), address);
    expect(mail?.text).toContain('/hi/confirm-email#token=TOKEN');
    expect(mail?.subject).toMatch(/[\u0900-\u097f]/);
  }
});

it('the last mail about an account is in its language, though the address has none any more', async () => {
  const { deliverQueued, close } = await openDelivery(deps);
  const about = { publicUrl: deps.settings.publicUrl, kind: 'candidate', language: 'hi' } as const;
  await deliverQueued(mailOf('accountDeleted', { ...about, to: 'gone@example.in' }), 'the-last');
  close();
  const [mail] = await mailsTo(mailFolder(deps.settings), 'gone@example.in');
  expect(mail?.text).toContain('/hi/createaccount');
});
