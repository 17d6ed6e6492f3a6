import type {
  Inquiry,
  InquiryForm,
  Mentee,
  MenteeForm,
  MentorContact,
  MentorContactForm,
} from '#contract/enquiries.ts';
import { type Caller, isCandidate, isRecruiter } from '#server/caller.ts';
import type { Transaction } from '#server/database/client.ts';
import type { Deps, RequestMeta } from '#server/deps.ts';
import { addressKey } from '#server/limits.ts';
import { holdAccounts } from '#server/modules/accounts/public.ts';
import { tellAdmins } from '#server/modules/notices/public.ts';
import { Problem } from '#server/problem.ts';
import { spokenLanguage } from '#texts/spoken.ts';
import { type EnquiryRow, insertEnquiry } from './enquiries.store.ts';
import { inquiryView, menteeView, mentorContactView } from './enquiry-view.ts';

/** Accepts the contact form. Sends no email: the typed address may be a stranger's. */
export async function submitInquiry(
  deps: Pick<Deps, 'db' | 'limits' | 'now'>,
  caller: Caller,
  meta: Pick<RequestMeta, 'clientAddress'>,
  { fullName, email, phone, message }: InquiryForm,
): Promise<Inquiry> {
  await admitEnquiry(deps, meta);
  const enquiry = { kind: 'inquiry', name: fullName, email, phone, message, createdAt: deps.now() } as const;
  return deps.db.transaction(async (tx) => inquiryView(await keepEnquiry(tx, caller, enquiry)));
}

/** Accepts a request for mentoring. */
export async function submitMentee(
  deps: Pick<Deps, 'db' | 'limits' | 'now'>,
  caller: Caller,
  meta: Pick<RequestMeta, 'clientAddress'>,
  form: MenteeForm,
): Promise<Mentee> {
  await admitEnquiry(deps, meta);
  const enquiry = { ...form, kind: 'mentee', createdAt: deps.now() } as const;
  return deps.db.transaction(async (tx) => menteeView(await keepEnquiry(tx, caller, enquiry)));
}

/** Accepts a message for a mentor, to be passed on by the administrators. */
export async function submitMentorContact(
  deps: Pick<Deps, 'db' | 'limits' | 'now'>,
  caller: Caller,
  meta: Pick<RequestMeta, 'clientAddress'>,
  { fullName, mobile, email, message, mentor }: MentorContactForm,
): Promise<MentorContact> {
  await admitEnquiry(deps, meta);
  const enquiry = {
    kind: 'mentor_contact',
    name: fullName,
    email,
    phone: mobile,
    message,
    field: mentor || null,
    createdAt: deps.now(),
  } as const;
  return deps.db.transaction(async (tx) => mentorContactView(await keepEnquiry(tx, caller, enquiry)));
}

/** Counts a submission of any public form. @throws TOO_MANY_REQUESTS */
const admitEnquiry = (
  { limits }: Pick<Deps, 'limits'>,
  { clientAddress }: Pick<RequestMeta, 'clientAddress'>,
): Promise<void> => limits.take('formPerAddress', addressKey(clientAddress));

/**
 * Stores a form and notifies the administrators; the notice does not contain its text. A candidate's or recruiter's is
 * deleted with their account, and so is its notice.
 * @throws SIGNED_OUT when the account was deleted meanwhile
 */
async function keepEnquiry(
  tx: Transaction,
  caller: Caller,
  form: Omit<Parameters<typeof insertEnquiry>[1], 'language' | 'accountId'>,
): Promise<EnquiryRow> {
  const accountId = isCandidate(caller) || isRecruiter(caller) ? caller.accountId : null;
  if (accountId && (await holdAccounts(tx, [accountId])).length === 0) throw new Problem('SIGNED_OUT');
  const enquiry = await insertEnquiry(tx, { ...form, accountId, language: spokenLanguage() });
  const about = { recordId: enquiry.id, ...(accountId && { aboutId: accountId }) };
  await tellAdmins(tx, { kind: 'enquiry', says: { enquiryKind: form.kind }, ...about, at: enquiry.createdAt });
  return enquiry;
}
