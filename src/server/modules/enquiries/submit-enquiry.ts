import type {
  Inquiry,
  InquiryForm,
  Mentee,
  MenteeForm,
  MentorContact,
  MentorContactForm,
} from '#contract/enquiries.ts';
import type { Transaction } from '#server/database/client.ts';
import type { Deps, RequestMeta } from '#server/deps.ts';
import { addressKey } from '#server/limits.ts';
import { tellAdmins } from '#server/modules/notices/public.ts';
import { spokenLanguage } from '#texts/spoken.ts';
import { type EnquiryRow, insertEnquiry } from './enquiries.store.ts';
import { inquiryView, menteeView, mentorContactView } from './enquiry-view.ts';

/** Accepts the contact form. Sends no email: the typed address may be a stranger's. */
export async function submitInquiry(
  deps: Pick<Deps, 'db' | 'limits' | 'now'>,
  meta: Pick<RequestMeta, 'clientAddress'>,
  { fullName, email, phone, message }: InquiryForm,
): Promise<Inquiry> {
  await admitEnquiry(deps, meta);
  const enquiry = { kind: 'inquiry', name: fullName, email, phone, message, createdAt: deps.now() } as const;
  return deps.db.transaction(async (tx) => inquiryView(await keepEnquiry(tx, enquiry)));
}

/** Accepts a request for mentoring. */
export async function submitMentee(
  deps: Pick<Deps, 'db' | 'limits' | 'now'>,
  meta: Pick<RequestMeta, 'clientAddress'>,
  form: MenteeForm,
): Promise<Mentee> {
  await admitEnquiry(deps, meta);
  const enquiry = { ...form, kind: 'mentee', createdAt: deps.now() } as const;
  return deps.db.transaction(async (tx) => menteeView(await keepEnquiry(tx, enquiry)));
}

/** Accepts a message for a mentor, to be passed on by the administrators. */
export async function submitMentorContact(
  deps: Pick<Deps, 'db' | 'limits' | 'now'>,
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
  return deps.db.transaction(async (tx) => mentorContactView(await keepEnquiry(tx, enquiry)));
}

/** Counts a submission of any public form. @throws TOO_MANY_REQUESTS */
const admitEnquiry = (
  { limits }: Pick<Deps, 'limits'>,
  { clientAddress }: Pick<RequestMeta, 'clientAddress'>,
): Promise<void> => limits.take('formPerAddress', addressKey(clientAddress));

/** Stores a form and notifies the administrators; the notice does not contain its text. */
async function keepEnquiry(
  tx: Transaction,
  form: Omit<Parameters<typeof insertEnquiry>[1], 'language'>,
): Promise<EnquiryRow> {
  const enquiry = await insertEnquiry(tx, { ...form, language: spokenLanguage() });
  const says = { enquiryKind: form.kind };
  await tellAdmins(tx, { kind: 'enquiry', says, recordId: enquiry.id, at: enquiry.createdAt });
  return enquiry;
}
