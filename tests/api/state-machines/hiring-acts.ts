import type { ApplicationStatus } from '#contract/vocabularies.ts';
import {
  type CandidateName,
  cancelMeeting,
  closeOffer,
  inInterview,
  isCandidate,
  liveOf,
  MEETING_AHEAD_MS,
  newestOf,
  OFFER_DAYS,
  ownerOf,
  refuse,
  type Sent,
  type Standing,
  seenBy,
  type Turn,
} from './state.ts';

/** The statuses from which a status can be set directly; any other is rejected. */
const DECIDED_FROM: Readonly<Record<'pending' | 'accepted' | 'rejected', readonly ApplicationStatus[]>> = {
  pending: ['accepted', 'rejected'],
  accepted: ['pending', 'rejected'],
  rejected: ['pending', 'accepted'],
};

const isHired = ({ offers }: Standing): boolean => offers.some(({ status }) => status === 'Accepted');

export const decide =
  (to: 'pending' | 'accepted' | 'rejected') =>
  (turn: Turn): void => {
    const { sent, act } = turn;
    if (act.by !== ownerOf(sent)) turn.settle(sent);
    if (isCandidate(act.by)) refuse('FORBIDDEN');
    if (sent.now.status === to) return;
    if (sent.now.status === 'withdrawn') refuse('APPLICATION_WITHDRAWN');
    if (inInterview(sent.now)) refuse('CANCEL_INTERVIEW_FIRST');
    if (!DECIDED_FROM[to].includes(sent.now.status)) refuse('ILLEGAL_STEP');
    if (to !== 'accepted' && isHired(sent.now)) refuse('OFFER_ACCEPTED');
    const asks = to === 'accepted' || (to === 'pending' && sent.now.status === 'rejected');
    if (asks && turn.takenDown) refuse('JOB_TAKEN_DOWN');
    turn.answer(sent, (now) => {
      now.status = to;
      if (to === 'accepted') return;
      if (to === 'rejected') now.rejectedAt = turn.state.at;
      closeOffer(now);
    });
  };

export const withdraw = (turn: Turn): void => {
  const { sent, act } = turn;
  if (act.by !== ownerOf(sent)) turn.settle(sent);
  if (sent.now.status === 'withdrawn') return;
  if (!isCandidate(act.by)) refuse('ONLY_CANDIDATE_WITHDRAWS');
  if (sent.now.status === 'rejected') refuse('APPLICATION_REJECTED');
  sent.now.status = 'withdrawn';
  cancelMeeting(sent.now);
  closeOffer(sent.now);
  for (const offer of sent.now.offers)
    if (offer.status === 'Accepted') Object.assign(offer, { status: 'Withdrawn', version: offer.version + 1 });
  turn.tell(ownerOf(sent), 'application_withdrawn');
  turn.concern(sent.candidate, ownerOf(sent));
};

export const apply = (turn: Turn): void => {
  const { act, state, job } = turn;
  turn.only('candidate');
  const owner = ownerOf(act);
  if (job.deleted || job.status === 'Block') refuse('JOB_NOT_FOUND');
  if (job.status === 'Closed') refuse('JOB_NOT_OPEN');
  const mine = { candidate: act.by as CandidateName, job: act.job };
  if (newestOf(state, mine) && newestOf(state, mine)?.now.status !== 'withdrawn') refuse('ALREADY_APPLIED');
  const now: Standing = { status: 'pending', acted: false, rejectedAt: 0, meetings: [], offers: [] };
  const wrote = { candidate: false, recruiter: false };
  state.sent.push({ ...mine, gone: false, now, before: undefined, steps: [], shownAt: 0, wrote });
  turn.tell(owner, 'application_received');
  turn.concern(act.by, owner);
};

export const schedule = (turn: Turn): void => {
  turn.only('recruiter');
  const { sent } = turn;
  const { status } = sent.now;
  if (status === 'withdrawn') refuse('APPLICATION_WITHDRAWN');
  if (inInterview(sent.now)) refuse('ALREADY_SCHEDULED');
  if (status !== 'accepted') refuse('ACCEPT_BEFORE_INTERVIEW');
  if (isHired(sent.now)) refuse('OFFER_ACCEPTED');
  if (turn.takenDown) refuse('JOB_TAKEN_DOWN');
  turn.answer(sent, (now) => {
    now.status = 'interview_scheduled';
    now.meetings.push({ at: turn.state.at + MEETING_AHEAD_MS, status: 'Scheduled', answer: '', version: 1 });
  });
};

const noInterview = ({ now }: Sent): string => (now.status === 'withdrawn' ? 'APPLICATION_WITHDRAWN' : 'NO_INTERVIEW');

export const move = (turn: Turn): void => {
  turn.only('recruiter');
  const { sent } = turn;
  if (!inInterview(sent.now)) refuse(noInterview(sent));
  if (turn.takenDown) refuse('JOB_TAKEN_DOWN');
  turn.answer(sent, (now) => {
    now.status = 'interview_rescheduled';
    const live = liveOf(now);
    const at = turn.state.at + MEETING_AHEAD_MS;
    if (live) Object.assign(live, { status: 'Scheduled', at, answer: '', version: live.version + 1 });
  });
};

export const cancel = (turn: Turn): void => {
  turn.only('recruiter');
  const { sent } = turn;
  if (!inInterview(sent.now)) refuse(noInterview(sent));
  turn.answer(sent, (now) => {
    now.status = 'accepted';
    cancelMeeting(now);
  });
};

export const result =
  (status: 'Selected' | 'Rejected') =>
  (turn: Turn): void => {
    turn.only('recruiter');
    const { sent } = turn;
    if (sent.now.meetings.at(-1)?.status === status) return;
    if (!liveOf(sent.now)) refuse('NO_INTERVIEW');
    if (status === 'Selected' && turn.takenDown) refuse('JOB_TAKEN_DOWN');
    if (status === 'Rejected' && isHired(sent.now)) refuse('OFFER_ACCEPTED');
    turn.answer(sent, (now) => {
      const live = liveOf(now);
      if (live) Object.assign(live, { status, version: live.version + 1 });
      if (status === 'Selected') return;
      now.status = 'rejected';
      now.rejectedAt = turn.state.at;
      closeOffer(now);
    });
  };

/** Whether what the candidate has not seen yet leaves the status and the interviews as they were. */
const isOnlyAnOffer = ({ now, before }: Sent): boolean =>
  before !== undefined &&
  before.status === now.status &&
  JSON.stringify(before.meetings) === JSON.stringify(now.meetings);

export const reply =
  (answer: 'confirmed' | 'another_time') =>
  (turn: Turn): void => {
    turn.only('candidate');
    const { sent } = turn;
    // A new offer says nothing about the interview.
    if (isOnlyAnOffer(sent)) turn.show(sent);
    else turn.settle(sent);
    const live = liveOf(sent.now);
    if (!live) {
      const last = sent.now.meetings.at(-1) ?? refuse('NOT_FOUND');
      refuse(last.status === 'Cancelled' ? 'INTERVIEW_CANCELLED' : 'INTERVIEW_HAS_RESULT');
    } else if (live.answer !== answer) {
      if (live.status === 'Selected') refuse('INTERVIEW_HAS_RESULT');
      if (live.at <= turn.state.at) refuse('INTERVIEW_BEGUN');
      if (turn.takenDown) refuse('JOB_REMOVED');
      Object.assign(live, { answer, version: live.version + 1 });
      turn.tell(ownerOf(sent), answer === 'confirmed' ? 'interview_confirmed' : 'interview_other_time');
      turn.concern(ownerOf(sent));
    }
  };

export const makeOffer = (turn: Turn): void => {
  turn.only('recruiter');
  const { sent } = turn;
  const today = turn.today();
  const { offers, status } = sent.now;
  if (isHired(sent.now)) refuse('OFFER_ACCEPTED');
  if (status === 'withdrawn') refuse('APPLICATION_WITHDRAWN');
  if (status !== 'accepted' && !inInterview(sent.now)) refuse('ACCEPT_BEFORE_OFFER');
  if (turn.takenDown) refuse('JOB_TAKEN_DOWN');
  if (offers.some((offer) => offer.status === 'Pending' && offer.until >= today)) refuse('OFFER_OPEN');
  turn.answer(sent, (now) => {
    closeOffer(now, 'Expired');
    now.offers.push({ status: 'Pending', until: today + OFFER_DAYS, version: 1 });
  });
};

export const say =
  (status: 'Accepted' | 'Rejected' | 'Withdrawn') =>
  (turn: Turn): void => {
    turn.only('candidate', 'recruiter');
    const sent = turn.visible;
    const { offer: index = -1 } = turn.act;
    if (sent.gone || !seenBy(turn.act.by, sent).offers[index]) refuse('NOT_FOUND');
    if (isCandidate(turn.act.by)) turn.settle(sent);
    const offer = sent.now.offers[index] ?? refuse('NOT_FOUND');
    if ((status === 'Withdrawn') === isCandidate(turn.act.by)) refuse('FORBIDDEN');
    if (offer.status !== 'Pending' || offer.until < turn.today()) refuse('OFFER_ANSWERED');
    if (status !== 'Withdrawn' && turn.takenDown) refuse('JOB_REMOVED');
    const close = (now: Standing): void => closeOffer(now, status);
    if (status === 'Withdrawn') turn.answer(sent, close);
    else {
      close(sent.now);
      turn.tell(ownerOf(sent), status === 'Accepted' ? 'offer_accepted' : 'offer_declined');
      turn.concern(ownerOf(sent));
    }
  };

export const undo = (turn: Turn): void => {
  turn.only('recruiter');
  const sent = turn.visible;
  if (sent.gone || !sent.before)
    refuse(!sent.gone && sent.now.status === 'withdrawn' ? 'APPLICATION_WITHDRAWN' : 'UNDO_OVER');
  else {
    const last = sent.steps.pop();
    sent.now = last ?? sent.before;
    if (!last) sent.before = undefined;
  }
};
