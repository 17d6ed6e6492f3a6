import { expect, it } from 'vitest';
import { testDeps } from '#tests/support/deps.ts';
import { mailsTo } from '#tests/support/mails.ts';
import { openDelivery } from './deliver-mail.ts';
import { mailFolder } from './mail-folder.ts';

const deps = testDeps();

it('a mail that is sent again by the queue has the Message-ID that it had', async () => {
  const { deliverQueued, close } = await openDelivery(deps);
  const mail = { to: 'asha@example.in', subject: 'Hello', text: 'A line.' };
  for (const id of ['a-work', 'a-work', 'another']) await deliverQueued(mail, id);
  close();
  const ids = (await mailsTo(mailFolder(deps.settings), mail.to)).map(({ messageId }) => messageId);
  expect(ids.toSorted()).toEqual(['<a-work@localhost>', '<a-work@localhost>', '<another@localhost>']);
});
