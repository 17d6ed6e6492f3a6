import type { JobStatus } from '#contract/vocabularies.ts';
import { apply, cancel, decide, makeOffer, move, reply, result, say, schedule, undo, withdraw } from './hiring-acts.ts';
import {
  type Act as AnyAct,
  cancelMeeting,
  closeOffer,
  DAY,
  isCandidate,
  liveOf,
  OWNERS,
  ownerOf,
  Refused,
  refuse,
  type Sent,
  type State,
  seenBy,
  Turn,
  type Who,
} from './state.ts';

const sideOf = (who: Who): 'candidate' | 'recruiter' => (isCandidate(who) ? 'candidate' : 'recruiter');
const otherOf = (sent: Sent, who: Who): Who => (isCandidate(who) ? ownerOf(sent) : sent.candidate);

const write = (turn: Turn): void => {
  turn.only('candidate', 'recruiter');
  const { act, state } = turn;
  const sent = turn.visible;
  const seen = seenBy(act.by, sent);
  const other = otherOf(sent, act.by);
  const closed =
    sent.gone ||
    state.gone.includes(ownerOf(sent)) ||
    seen.status === 'withdrawn' ||
    state.blocks.includes(`${act.by} ${other}`) ||
    state.blocks.includes(`${other} ${act.by}`) ||
    turn.takenDown ||
    (seen.status === 'rejected' && seen.rejectedAt + 30 * DAY <= state.at) ||
    (isCandidate(act.by) && !seen.acted && !sent.wrote.recruiter);
  if (closed) refuse('CONVERSATION_CLOSED');
  // Notices stay unread here, so one notice counts all messages.
  turn.tell(other, isCandidate(act.by) ? 'message_from_candidate' : 'message_from_company');
  sent.wrote[sideOf(act.by)] = true;
  turn.concern(other);
};

const block = (turn: Turn): void => {
  turn.only('candidate', 'recruiter');
  const { act, state } = turn;
  const sent = turn.visible;
  const other = otherOf(sent, act.by);
  if (sent.gone || state.gone.includes(other)) refuse('CONVERSATION_CLOSED');
  if (!state.blocks.includes(`${act.by} ${other}`)) state.blocks.push(`${act.by} ${other}`);
};

const unblock = (turn: Turn): void => {
  turn.only('candidate', 'recruiter');
  const { act, state } = turn;
  const pair = `${act.by} ${otherOf(turn.visible, act.by)}`;
  state.blocks = state.blocks.filter((one) => one !== pair);
};

/** Only an administrator can change a job that an administrator froze. */
const setJob =
  (status: JobStatus) =>
  (turn: Turn): void => {
    turn.only('recruiter', 'admin');
    const { act, job } = turn;
    if (job.deleted || (act.by !== 'admin' && act.by !== ownerOf(act))) refuse('NOT_FOUND');
    if (act.by !== 'admin' && job.status !== status && (job.status === 'Block' || status === 'Block'))
      refuse('STATUS_FOR_ADMINS_ONLY');
    if (status === 'Active' && job.status !== status && turn.state.gone.includes(ownerOf(act)))
      refuse('RECRUITER_LEFT');
    const isFrozen = status === 'Block';
    if (isFrozen !== (job.status === 'Block'))
      turn.tell(ownerOf(act), isFrozen ? 'own_job_taken_down' : 'own_job_put_back');
    else if (act.by === 'admin' && job.status !== status) turn.tell(ownerOf(act), 'own_job_edited');
    job.status = status;
    turn.concern(ownerOf(act));
  };

const deleteJob = (turn: Turn): void => {
  turn.only('recruiter', 'admin');
  const { act, job } = turn;
  if (job.deleted || (act.by !== 'admin' && act.by !== ownerOf(act))) refuse('NOT_FOUND');
  job.deleted = true;
  if (act.by !== 'admin') return;
  job.removed = true;
  turn.tell(ownerOf(act), 'own_job_deleted');
  turn.concern(ownerOf(act));
};

const leave = (turn: Turn): void => {
  const { state, act } = turn;
  turn.only('candidate', 'recruiter');
  const ofThem = state.sent.filter((sent) => sent.candidate === act.by || ownerOf(sent) === act.by);
  for (const sent of ofThem.filter(({ gone }) => !gone)) {
    const isOpen = sent.before !== undefined || !['withdrawn', 'rejected'].includes(sent.now.status);
    const byCandidate = isCandidate(act.by);
    if (isOpen) {
      if (byCandidate) turn.settle(sent);
      else turn.show(sent);
      let hadInterview = false;
      if (byCandidate || sent.now.status !== 'rejected') {
        const live = liveOf(sent.now);
        const isOver = live?.status === 'Selected' || (!byCandidate && (live?.at ?? 0) <= state.at);
        hadInterview = !isOver && cancelMeeting(sent.now);
        if (hadInterview && sent.now.status !== 'accepted') sent.now.status = 'accepted';
        if (hadInterview && !byCandidate) turn.tell(sent.candidate, 'interview_cancelled');
        const hadOffer = sent.now.offers.some(({ status }) => status === 'Pending');
        closeOffer(sent.now);
        if ((hadOffer || !hadInterview) && !byCandidate) turn.tell(sent.candidate, 'recruiter_left');
      }
      if (byCandidate) turn.tell(ownerOf(sent), hadInterview ? 'interviewee_left' : 'applicant_left');
      turn.concern(otherOf(sent, act.by));
    }
    if (byCandidate) Object.assign(sent, { gone: true, now: { ...sent.now, meetings: [], offers: [] } });
  }
  for (const [index, job] of state.jobs.entries())
    if (OWNERS[index] === act.by && job.status === 'Active' && !job.deleted) job.status = 'Closed';
  turn.concern(act.by);
  state.gone.push(act.by);
  state.told = state.told.filter((one) => !one.startsWith(`${act.by} `));
};

const VERBS = {
  apply,
  withdraw,
  accept: decide('accepted'),
  reject: decide('rejected'),
  reopen: decide('pending'),
  schedule,
  move,
  cancel,
  pass: result('Selected'),
  fail: result('Rejected'),
  confirm: reply('confirmed'),
  'ask-for-another-time': reply('another_time'),
  offer: makeOffer,
  'accept-offer': say('Accepted'),
  'decline-offer': say('Rejected'),
  'withdraw-offer': say('Withdrawn'),
  undo,
  write,
  block,
  unblock,
  'open-job': setJob('Active'),
  'close-job': setJob('Closed'),
  'freeze-job': setJob('Block'),
  'delete-job': deleteJob,
  leave,
} as const satisfies Record<string, (turn: Turn) => void>;

export type Verb = keyof typeof VERBS;
export type Act = AnyAct & { verb: Verb };
export const VERB_NAMES = Object.keys(VERBS) as Verb[];

/** The outcome for a caller whose account is deleted: any rejection. */
export const ANY_REFUSAL = 'any refusal';

/**
 * Returns the state after an act and its outcome: `ok`, or the code of the rejection, which leaves the state unchanged.
 */
export const next = (state: State, act: Act): { state: State; outcome: string } => {
  if (state.gone.includes(act.by)) return { state, outcome: ANY_REFUSAL };
  const after = structuredClone(state);
  try {
    VERBS[act.verb](new Turn(after, act));
    return { state: after, outcome: 'ok' };
  } catch (error) {
    if (error instanceof Refused) return { state, outcome: error.message };
    throw error;
  }
};

/** Advances time and shows the answers that were not undone. */
export const wait = (state: State, ms: number): State => {
  const after = structuredClone(state);
  after.at += ms;
  const clock = new Turn(after, { by: 'admin', verb: 'leave', candidate: 'asha', job: 0 });
  for (const sent of after.sent) if (sent.before && sent.shownAt <= after.at) clock.show(sent);
  return after;
};
