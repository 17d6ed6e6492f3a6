import type { Offer } from '#contract/offers.ts';
import { dayInIndia } from '#contract/rules.ts';
import { type CandidateCaller, isCandidate, type RecruiterCaller } from '#server/caller.ts';
import type { Transaction } from '#server/database/client.ts';
import type { Deps } from '#server/deps.ts';
import { mailOf } from '#server/modules/mail/public.ts';
import { readNoticesAbout, tell } from '#server/modules/notices/public.ts';
import { getRecruiterForJob } from '#server/modules/recruiters/public.ts';
import { Problem } from '#server/problem.ts';
import { answering } from '../answers/answering.ts';
import { lockSettled, type SettledApplication } from '../answers/lock-settled.ts';
import { insertEvent as recordApplicationEvent } from '../applications/application-changes.store.ts';
import { lockApplication } from '../applications/lock-application.ts';
import { recordOfferStatus } from './end-offers.ts';
import { type OfferReply, replyRefusal, statusOn } from './offer-policy.ts';
import { offerView } from './offer-view.ts';
import { closeOffer, findOffer, type OfferRow } from './offers.store.ts';

type AnswerDeps = Pick<Deps, 'db' | 'queue' | 'settings' | 'now'>;

/**
 * Answers an offer: the candidate accepts or rejects, the recruiter withdraws; only while the offer is open, and the
 * candidate not while the job is taken down.
 * @throws Problem STALE_VERSION or OFFER_ANSWERED_MEANWHILE with the newer offer when `ifMatch` is outdated
 */
export async function answerOffer(
  deps: AnswerDeps,
  caller: CandidateCaller | RecruiterCaller,
  { id, status, ifMatch }: { id: string; status: OfferReply; ifMatch?: number | undefined },
): Promise<Offer> {
  const { db, now } = deps;
  return db.transaction(async (tx) => {
    const at = now();
    const today = dayInIndia(at);
    const seen = await getOffer(tx, caller, id);
    const application: SettledApplication = isCandidate(caller)
      ? await lockSettled(deps, tx, caller, seen.offer.applicationId)
      : await lockApplication(tx, caller, seen.offer.applicationId);
    const row = await getOffer(tx, caller, id);
    const { offer, takenDown } = row;
    const params = { status: statusOn(offer, today) };
    const refusal = replyRefusal(caller.kind, { ...offer, takenDown }, status, today);
    if (refusal === 'FORBIDDEN' || refusal === 'JOB_REMOVED') throw new Problem(refusal);
    if (ifMatch !== undefined && ifMatch !== offer.version) {
      const current = offerView(caller, row, today);
      // More specific than a version conflict.
      throw refusal
        ? new Problem('OFFER_ANSWERED_MEANWHILE', { params, current })
        : new Problem('STALE_VERSION', { current });
    }
    const close = async (): Promise<void> => {
      if (refusal || !(await closeOffer(tx, { id, status, at }))) throw new Problem('OFFER_ANSWERED', { params });
      const change = { from: 'Pending', to: status } as const;
      await recordOfferStatus(tx, { id, applicationId: application.id, ...change, by: caller, at });
      await recordApplicationEvent(tx, {
        applicationId: application.id,
        event: status === 'Withdrawn' ? 'offer_withdrawn' : 'offer_answered',
        detail: { code: 'offer', status },
        by: caller,
        at,
      });
    };
    let waits = {};
    if (isCandidate(caller)) {
      await close();
      // Whoever has answered need not be asked again.
      const { accountId } = caller;
      const about = { accountId, kinds: ['offer_made', 'offer_expires'] as const, applicationId: application.id };
      await readNoticesAbout(tx, { ...about, until: at, readAt: at });
      await tellRecruiter(deps, tx, caller, application, seen, status);
    } else waits = await answering(deps, tx, { by: caller, application }, close);
    return { ...offerView(caller, await getOffer(tx, caller, id), today), ...waits };
  });
}

const getOffer = async (tx: Transaction, caller: CandidateCaller | RecruiterCaller, id: string): Promise<OfferRow> => {
  const row = await findOffer(tx, caller, id);
  if (!row) throw new Problem('NOT_FOUND');
  return row;
};

const tellRecruiter = async (
  { queue, settings, now }: AnswerDeps,
  tx: Transaction,
  caller: CandidateCaller,
  application: SettledApplication,
  { offer, postedByCompany }: OfferRow,
  status: OfferReply,
): Promise<void> => {
  if (!application.recruiterId) return;
  const recruiter = await getRecruiterForJob(tx, application.recruiterId);
  const answered = {
    to: recruiter.email,
    answersTo: caller.accountId,
    publicUrl: settings.publicUrl,
    jobTitle: offer.title,
    companyName: offer.companyName,
    postedByCompany,
    applicationId: application.id,
    candidateName: application.fullName ?? '',
    accepted: status === 'Accepted',
    answerUndone: application.answerUndone,
  };
  await queue.send(tx, 'mail', mailOf('offerAnswered', answered));
  await tell(tx, [
    {
      to: application.recruiterId,
      kind: answered.accepted ? 'offer_accepted' : 'offer_declined',
      says: { jobTitle: offer.title },
      jobId: application.jobId,
      applicationId: application.id,
      recordId: offer.id,
      at: now(),
    },
  ]);
};
