import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { eq, inArray } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Caller, portalFor, VISITOR } from '#server/caller.ts';
import { accounts } from '#server/database/schema/accounts.ts';
import { enquiries, enquiryReplies } from '#server/database/schema/enquiries.ts';
import { createEndpoint } from '#server/endpoint.ts';
import { hashPassword } from '#server/modules/accounts/public.ts';
import { deleteAccount } from '#server/modules/rights/delete-own-account.ts';
import type { Person } from '#server/personal-data.ts';
import { metaFrom, testDeps } from '#tests/support/deps.ts';
import { aCandidate, anAdmin, aRecruiter } from '#tests/support/jobs.ts';
import { noticesOf } from '#tests/support/notices.ts';
import { PASSWORD } from '#tests/support/registrations.ts';
import { unzip } from '#tests/support/unzip.ts';

const deps = testDeps();
const { call } = createEndpoint(deps);

const WRITER = { email: 'asha@example.in', phone: '9876543210' };
const REPLY = { subject: 'The next meetup', message: 'It is on Sunday.' };

/** Sends each of the three forms; returns the ids. */
const sendAll = async (caller: Caller): Promise<string[]> => {
  const { email, phone } = WRITER;
  const said = { fullName: 'Asha Rao', email, message: 'When is the next meetup?' };
  const mentee = { name: 'Asha Rao', email, phone, address: 'Pune', education: 'B.Com', field: 'Data' };
  const sent = [
    await call('submitInquiry', { body: { ...said, phone } }, caller, metaFrom()),
    await call('submitMentorContact', { body: { ...said, mobile: phone, mentor: 'Sana Khan' } }, caller, metaFrom()),
    await call('submitMentee', { body: mentee }, caller, metaFrom()),
  ];
  return sent.map(({ body }) => body._id);
};
const left = async (ids: readonly string[]) =>
  (
    await deps.db
      .select({ id: enquiries.id })
      .from(enquiries)
      .where(inArray(enquiries.id, [...ids]))
  ).length;

describe.each([
  ['candidate', aCandidate],
  ['recruiter', aRecruiter],
] as const)('what a signed-in %s writes in the public forms', (kind, aPerson) => {
  let person: Person;
  let admin: Awaited<ReturnType<typeof anAdmin>>;
  let ids: string[];

  beforeEach(async () => {
    person = await aPerson(deps.db);
    admin = await anAdmin(deps.db);
    ids = await sendAll(person);
    const [id = ''] = ids;
    await call('replyToInquiry', { params: { id }, body: REPLY }, admin, metaFrom());
  });

  const exported = async () => {
    const { body } = await call('exportAccount', {}, person, metaFrom());
    if (!(body instanceof Readable)) throw new Error('No stream.');
    const files = await unzip(await buffer(body));
    const rowsOf = (name: string) => JSON.parse(String(files.get(`data/${name}.json`)));
    return { enquiries: rowsOf('enquiries'), replies: rowsOf('enquiry-replies') };
  };

  it('is in the download of their data with the replies, without the administrator, and nobody else’s is', async () => {
    await sendAll(VISITOR);
    await sendAll(await aCandidate(deps.db));
    const data = await exported();
    expect(data).toMatchObject({
      enquiries: [
        { ...WRITER, id: ids[0], kind: 'inquiry', name: 'Asha Rao', message: 'When is the next meetup?' },
        { ...WRITER, id: ids[1], kind: 'mentor_contact', field: 'Sana Khan' },
        { ...WRITER, id: ids[2], kind: 'mentee', address: 'Pune', education: 'B.Com' },
      ],
      replies: [{ ...REPLY, enquiryId: ids[0] }],
    });
    expect(data.enquiries).toHaveLength(3);
    expect(JSON.stringify(data)).not.toContain(admin.accountId);
    expect(JSON.stringify(data)).not.toContain(admin.userCode);
  });

  it('is deleted with their account, with replies and notices; others’ stays', async () => {
    const others = [...(await sendAll(VISITOR)), ...(await sendAll(await aCandidate(deps.db)))];
    const passwordHash = await hashPassword(PASSWORD, 'a test');
    await deps.db.update(accounts).set({ passwordHash }).where(eq(accounts.id, person.accountId));
    await call('deleteAccount', { body: { password: PASSWORD } }, person, metaFrom());
    expect(await left(ids)).toBe(0);
    expect(await deps.db.$count(enquiryReplies, inArray(enquiryReplies.enquiryId, ids))).toBe(0);
    expect(await left(others)).toBe(6);
    expect((await noticesOf(deps.db, admin.accountId)).map(({ recordId }) => recordId)).toEqual(others);
    const { body } = await call('listInquiries', { query: { id: ids[0] } }, admin, metaFrom());
    expect(body).toEqual([]);
  });

  it('is deleted with an account that nobody uses', async () => {
    const { accountId, userCode } = person;
    await deleteAccount(deps, portalFor({ kind, accountId, userCode }), { email: WRITER.email });
    expect(await left(ids)).toBe(0);
  });
});

it('an administrator’s own message belongs to no account', async () => {
  const ids = await sendAll(await anAdmin(deps.db));
  const senders = await deps.db
    .select({ accountId: enquiries.accountId })
    .from(enquiries)
    .where(inArray(enquiries.id, ids));
  expect(senders).toEqual([{ accountId: null }, { accountId: null }, { accountId: null }]);
});
