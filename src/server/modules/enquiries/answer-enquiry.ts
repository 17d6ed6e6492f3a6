import type { EnquiryAnswered, Inquiry, Mentee, MentorContact } from '#contract/enquiries.ts';
import type { EnquiryKind } from '#contract/vocabularies.ts';
import type { AdminCaller } from '#server/caller.ts';
import type { Deps } from '#server/deps.ts';
import { recordAudit } from '#server/modules/audit/public.ts';
import { Problem } from '#server/problem.ts';
import { type EnquiryRow, findReplies, lockEnquiry, updateAnswered } from './enquiries.store.ts';
import { answerView, inquiryView, menteeView, mentorContactView } from './enquiry-view.ts';

type Answering = EnquiryAnswered & { id: string };

/** Marks an enquiry as answered or not; repeating it changes nothing. @throws NOT_FOUND */
const answerAs =
  <View>(kind: EnquiryKind, view: (row: EnquiryRow) => View) =>
  async (
    { db, now }: Pick<Deps, 'db' | 'now'>,
    { accountId, userCode }: AdminCaller,
    { id, answered }: Answering,
  ): Promise<View & ReturnType<typeof answerView>> =>
    db.transaction(async (tx) => {
      const before = await lockEnquiry(tx, { id, kind });
      if (!before) throw new Problem('NOT_FOUND');
      const replies = await findReplies(tx, [id]);
      if ((before.answeredAt !== null) === answered) return { ...view(before), ...answerView(before, replies) };
      const at = now();
      const after = await updateAnswered(tx, id, answered ? { by: accountId, at } : undefined);
      await recordAudit(tx, {
        actor: { id: accountId, kind: 'admin', code: userCode },
        action: `${kind}_answered`,
        subject: { kind, id, code: '' },
        from: answered ? 'open' : 'answered',
        to: answered ? 'answered' : 'open',
        at,
      });
      return { ...view(after), ...answerView(after, replies) };
    });

export const answerInquiry = answerAs<Inquiry>('inquiry', inquiryView);
export const answerMentorContact = answerAs<MentorContact>('mentor_contact', mentorContactView);
export const answerMentee = answerAs<Mentee>('mentee', menteeView);
