import type { ApplicationStatus, InterviewStatus, JobStatus, OfferStatus } from '#contract/vocabularies.ts';

/**
 * A small picture of hiring, written by hand and from nothing of the server: what is so after each act, who was told,
 * and which acts are refused, and why.
 */

export const CANDIDATES = ['asha', 'bina'] as const;
export type CandidateName = (typeof CANDIDATES)[number];
export type RecruiterName = 'owner' | 'other';
export type Who = CandidateName | RecruiterName | 'admin';

/** The owner has two jobs, the other recruiter one. */
export const OWNERS: readonly RecruiterName[] = ['owner', 'owner', 'other'];

/** What somebody does to the newest application of a candidate to a job, or to that job, or to their own account. */
export interface Act {
  by: Who;
  verb: Verb;
  candidate: CandidateName;
  job: number;
  /** Which of its offers they answer: the newest that they see when they begin. */
  offer?: number;
}

/** A day and an hour pass, or as much as makes the answers show that still wait. */
export const PAUSES = ['moment', 'day', 'month'] as const;
export type Pause = (typeof PAUSES)[number];

interface Meeting {
  at: number;
  status: InterviewStatus;
  answer: string;
  version: number;
}

interface Offered {
  status: OfferStatus;
  until: number;
  version: number;
}

/** An application with what belongs to it, as one side reads it. */
interface Standing {
  status: ApplicationStatus;
  /** Its recruiter, or an administrator, has done something about it. */
  acted: boolean;
  rejectedAt: number;
  meetings: Meeting[];
  offers: Offered[];
}

export interface Sent {
  candidate: CandidateName;
  job: number;
  /** The account of its candidate is gone. */
  gone: boolean;
  now: Standing;
  /** What the candidate reads while the answer can be undone. */
  before: Standing | undefined;
  shownAt: number;
  wrote: { candidate: boolean; recruiter: boolean };
}

export interface State {
  at: number;
  jobs: { status: JobStatus; deleted: boolean }[];
  sent: Sent[];
  gone: Who[];
  /** `asha owner`: the first wants nothing of the second. */
  blocks: string[];
  /** `asha offer_made`: every notice. */
  told: string[];
  /** Whom anything has happened to that they may be written about. */
  concerned: Who[];
}

/** An answer can be undone for so long. */
export const ANSWER_WAIT_MS = 10_000;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
export const PAUSE_MS: Readonly<Record<Pause, number>> = {
  moment: ANSWER_WAIT_MS + 1_000,
  day: 25 * HOUR,
  month: 31 * DAY,
};
/** How far ahead interviews are arranged: the second of two is later. */
export const MEETING_AHEAD_MS = 20 * HOUR;
const OFFER_DAYS = 2;

/** The number of the day in India. */
export const dayOf = (at: number): number => Math.floor((at + 5.5 * HOUR) / DAY);

export const newState = (at: number): State => ({
  at,
  jobs: OWNERS.map(() => ({ status: 'Active', deleted: false })),
  sent: [],
  gone: [],
  blocks: [],
  told: [],
  concerned: [],
});

export const ownerOf = ({ job }: { job: number }): RecruiterName => OWNERS[job] ?? 'other';

export const newestOf = (state: State, { candidate, job }: Pick<Act, 'candidate' | 'job'>): Sent | undefined =>
  state.sent.findLast((sent) => sent.candidate === candidate && sent.job === job);

const isCandidate = (who: Who): boolean => who === 'asha' || who === 'bina';
const isLive = ({ status }: Meeting): boolean => ['Pending', 'Scheduled', 'Selected'].includes(status);
const inInterview = ({ status }: Standing): boolean => status.startsWith('interview_');

class Refused extends Error {}
const refuse = (code: string): never => {
  throw new Refused(code);
};

/** One act in one state. It is the state's own copy that is changed. */
class Turn {
  readonly state: State;
  readonly act: Act;

  constructor(state: State, act: Act) {
    this.state = state;
    this.act = act;
  }

  get job() {
    return this.state.jobs[this.act.job] ?? refuse('no such job');
  }

  /** The application, for whoever may see it and while somebody is behind it. */
  get sent(): Sent {
    const sent = this.visible;
    return sent.gone ? refuse('CANDIDATE_LEFT') : sent;
  }

  get visible(): Sent {
    const { by, candidate } = this.act;
    const sent = newestOf(this.state, this.act) ?? refuse('NOT_FOUND');
    const theirs = by === 'admin' || by === ownerOf(sent) || (by === candidate && !sent.gone);
    return theirs ? sent : refuse('NOT_FOUND');
  }

  only(...kinds: ('candidate' | 'recruiter' | 'admin')[]): void {
    const { by } = this.act;
    const kind = isCandidate(by) ? 'candidate' : by === 'admin' ? 'admin' : 'recruiter';
    if (!kinds.includes(kind)) refuse('FORBIDDEN');
  }

  tell(who: Who, kind: string): void {
    if (!this.state.gone.includes(who)) this.state.told.push(`${who} ${kind}`);
  }

  concern(...who: Who[]): void {
    this.state.concerned.push(...who);
  }

  /** Before a candidate's act an answer that waits is dropped, before an administrator's it shows. */
  settle(sent: Sent): void {
    if (!sent.before) return;
    if (isCandidate(this.act.by)) {
      sent.now = sent.before;
      sent.before = undefined;
    } else this.show(sent);
  }

  /** The candidate reads what stands from now on, and is told what differs from before. */
  show(sent: Sent): void {
    const { before: was, now } = sent;
    sent.before = undefined;
    if (!was) return;
    const isSame = (one: { version: number }, index: number, all: readonly { version: number }[]): boolean =>
      all[index]?.version === one.version;
    if (
      now.status === was.status &&
      now.meetings.every((meeting, index) => isSame(meeting, index, was.meetings)) &&
      now.offers.every((offer, index) => isSame(offer, index, was.offers))
    ) {
      sent.now = was;
      return;
    }
    const kinds: string[] = [];
    for (const [index, { status, version }] of now.meetings.entries()) {
      const earlier = was.meetings[index];
      if (earlier?.version === version || status === 'Rejected') continue;
      if (status === 'Selected') kinds.push(...(earlier?.status === 'Selected' ? [] : ['interview_passed']));
      else if (status === 'Cancelled') kinds.push(...(earlier ? ['interview_cancelled'] : []));
      else kinds.push(earlier ? 'interview_moved' : 'interview_scheduled');
    }
    for (const [index, { status }] of now.offers.entries()) {
      const earlier = was.offers[index];
      if (!earlier && status === 'Pending') kinds.push('offer_made');
      if (earlier?.status === 'Pending' && status === 'Withdrawn' && now.status !== 'rejected')
        kinds.push('offer_withdrawn');
    }
    if (now.status === 'rejected' && was.status !== 'rejected') kinds.push('application_rejected');
    if (now.status === 'accepted' && was.status !== 'accepted' && !inInterview(was) && kinds.length === 0)
      kinds.push('application_accepted');
    for (const kind of kinds) this.tell(sent.candidate, kind);
  }

  /** A recruiter's answer waits, an administrator's shows at once. */
  answer(sent: Sent, change: (now: Standing) => void): void {
    const before = sent.before ?? structuredClone(sent.now);
    change(sent.now);
    sent.now.acted = true;
    sent.before = before;
    sent.shownAt = this.state.at + ANSWER_WAIT_MS;
    this.concern(sent.candidate);
    if (this.act.by === 'admin') this.show(sent);
  }

  get takenDown(): boolean {
    return this.job.status === 'Block';
  }

  today = (): number => dayOf(this.state.at);
}

/** The one interview that stands. */
const liveOf = (standing: Standing): Meeting | undefined => standing.meetings.find(isLive);

const cancelMeeting = (standing: Standing): boolean => {
  const live = liveOf(standing);
  if (live) Object.assign(live, { status: 'Cancelled', version: live.version + 1 });
  return live !== undefined;
};

const closeOffer = (standing: Standing, status: OfferStatus = 'Withdrawn'): void => {
  for (const offer of standing.offers)
    if (offer.status === 'Pending') Object.assign(offer, { status, version: offer.version + 1 });
};

/** From where a status is set directly; anything else is refused. */
const DECIDED_FROM: Readonly<Record<'pending' | 'accepted' | 'rejected', readonly ApplicationStatus[]>> = {
  pending: ['accepted', 'rejected'],
  accepted: ['pending', 'rejected'],
  rejected: ['pending', 'accepted'],
};

const decide =
  (to: 'pending' | 'accepted' | 'rejected') =>
  (turn: Turn): void => {
    const { sent, act } = turn;
    if (act.by !== ownerOf(sent)) turn.settle(sent);
    if (isCandidate(act.by)) refuse('FORBIDDEN');
    if (sent.now.status === to) return;
    if (sent.now.status === 'withdrawn') refuse('APPLICATION_WITHDRAWN');
    if (inInterview(sent.now)) refuse('CANCEL_INTERVIEW_FIRST');
    if (!DECIDED_FROM[to].includes(sent.now.status)) refuse('ILLEGAL_STEP');
    if (to === 'accepted' && turn.takenDown) refuse('JOB_TAKEN_DOWN');
    turn.answer(sent, (now) => {
      now.status = to;
      if (to !== 'rejected') return;
      now.rejectedAt = turn.state.at;
      closeOffer(now);
    });
  };

const withdraw = (turn: Turn): void => {
  const { sent, act } = turn;
  if (act.by !== ownerOf(sent)) turn.settle(sent);
  if (sent.now.status === 'withdrawn') return;
  if (!isCandidate(act.by)) refuse('ONLY_CANDIDATE_WITHDRAWS');
  if (sent.now.status === 'rejected') refuse('APPLICATION_REJECTED');
  sent.now.status = 'withdrawn';
  cancelMeeting(sent.now);
  closeOffer(sent.now);
  turn.tell(ownerOf(sent), 'application_withdrawn');
  turn.concern(sent.candidate, ownerOf(sent));
};

const apply = (turn: Turn): void => {
  const { act, state, job } = turn;
  turn.only('candidate');
  const owner = ownerOf(act);
  if (job.deleted || job.status === 'Block' || state.gone.includes(owner)) refuse('JOB_NOT_FOUND');
  if (job.status === 'Closed') refuse('JOB_NOT_OPEN');
  const mine = { candidate: act.by as CandidateName, job: act.job };
  if (newestOf(state, mine) && newestOf(state, mine)?.now.status !== 'withdrawn') refuse('ALREADY_APPLIED');
  const now: Standing = { status: 'pending', acted: false, rejectedAt: 0, meetings: [], offers: [] };
  const wrote = { candidate: false, recruiter: false };
  state.sent.push({ ...mine, gone: false, now, before: undefined, shownAt: 0, wrote });
  turn.tell(owner, 'application_received');
  turn.concern(act.by, owner);
};

const schedule = (turn: Turn): void => {
  turn.only('recruiter');
  const { sent } = turn;
  const { status } = sent.now;
  if (status === 'withdrawn') refuse('APPLICATION_WITHDRAWN');
  if (inInterview(sent.now)) refuse('ALREADY_SCHEDULED');
  if (status !== 'accepted') refuse('ACCEPT_BEFORE_INTERVIEW');
  if (turn.takenDown) refuse('JOB_TAKEN_DOWN');
  turn.answer(sent, (now) => {
    now.status = 'interview_scheduled';
    now.meetings.push({ at: turn.state.at + MEETING_AHEAD_MS, status: 'Scheduled', answer: '', version: 1 });
  });
};

const noInterview = ({ now }: Sent): string => (now.status === 'withdrawn' ? 'APPLICATION_WITHDRAWN' : 'NO_INTERVIEW');

const move = (turn: Turn): void => {
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

const cancel = (turn: Turn): void => {
  turn.only('recruiter');
  const { sent } = turn;
  if (!inInterview(sent.now)) refuse(noInterview(sent));
  turn.answer(sent, (now) => {
    now.status = 'accepted';
    cancelMeeting(now);
  });
};

const result =
  (status: 'Selected' | 'Rejected') =>
  (turn: Turn): void => {
    turn.only('recruiter');
    const { sent } = turn;
    if (sent.now.meetings.at(-1)?.status === status) return;
    if (!liveOf(sent.now)) refuse('NO_INTERVIEW');
    turn.answer(sent, (now) => {
      const live = liveOf(now);
      if (live) Object.assign(live, { status, version: live.version + 1 });
      if (status === 'Selected') return;
      now.status = 'rejected';
      now.rejectedAt = turn.state.at;
      closeOffer(now);
    });
  };

const reply =
  (answer: 'confirmed' | 'another_time') =>
  (turn: Turn): void => {
    turn.only('candidate');
    const { sent } = turn;
    turn.settle(sent);
    const live = liveOf(sent.now);
    if (!live) {
      const last = sent.now.meetings.at(-1) ?? refuse('NOT_FOUND');
      refuse(last.status === 'Cancelled' ? 'INTERVIEW_CANCELLED' : 'INTERVIEW_HAS_RESULT');
    } else if (live.answer !== answer) {
      if (live.status === 'Selected') refuse('INTERVIEW_HAS_RESULT');
      if (live.at <= turn.state.at) refuse('INTERVIEW_BEGUN');
      Object.assign(live, { answer, version: live.version + 1 });
      turn.tell(ownerOf(sent), answer === 'confirmed' ? 'interview_confirmed' : 'interview_other_time');
      turn.concern(ownerOf(sent));
    }
  };

const makeOffer = (turn: Turn): void => {
  turn.only('recruiter');
  const { sent } = turn;
  const today = turn.today();
  const { offers, status } = sent.now;
  if (offers.some((offer) => offer.status === 'Accepted')) refuse('OFFER_ACCEPTED');
  if (status === 'withdrawn') refuse('APPLICATION_WITHDRAWN');
  if (status !== 'accepted' && !inInterview(sent.now)) refuse('ACCEPT_BEFORE_OFFER');
  if (turn.takenDown) refuse('JOB_TAKEN_DOWN');
  if (offers.some((offer) => offer.status === 'Pending' && offer.until >= today)) refuse('OFFER_OPEN');
  turn.answer(sent, (now) => {
    closeOffer(now, 'Expired');
    now.offers.push({ status: 'Pending', until: today + OFFER_DAYS, version: 1 });
  });
};

/** What somebody reads of an application. */
const seenBy = (who: Who, sent: Sent): Standing => (isCandidate(who) && sent.before ? sent.before : sent.now);

/** The newest offer that somebody sees now. */
export const newestOfferFor = (state: State, act: Act): number => {
  const sent = newestOf(state, act);
  return sent ? seenBy(act.by, sent).offers.length - 1 : -1;
};

const say =
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
    const close = (now: Standing): void => closeOffer(now, status);
    if (status === 'Withdrawn') turn.answer(sent, close);
    else {
      close(sent.now);
      turn.tell(ownerOf(sent), status === 'Accepted' ? 'offer_accepted' : 'offer_declined');
      turn.concern(ownerOf(sent));
    }
  };

const undo = (turn: Turn): void => {
  turn.only('recruiter');
  const sent = turn.visible;
  if (sent.gone || !sent.before) refuse('UNDO_OVER');
  else {
    sent.now = sent.before;
    sent.before = undefined;
  }
};

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
  // Nobody reads here: only the first of each side is told.
  if (!sent.wrote[sideOf(act.by)])
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

/** An administrator's frozen job is nobody else's to move. */
const setJob =
  (status: JobStatus) =>
  (turn: Turn): void => {
    turn.only('recruiter', 'admin');
    const { act, job } = turn;
    if (job.deleted || (act.by !== 'admin' && act.by !== ownerOf(act))) refuse('NOT_FOUND');
    if (act.by !== 'admin' && job.status !== status && (job.status === 'Block' || status === 'Block'))
      refuse('STATUS_FOR_ADMINS_ONLY');
    job.status = status;
    turn.concern(ownerOf(act));
  };

const deleteJob = (turn: Turn): void => {
  turn.only('recruiter', 'admin');
  const { act, job } = turn;
  if (job.deleted || (act.by !== 'admin' && act.by !== ownerOf(act))) refuse('NOT_FOUND');
  job.deleted = true;
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
      if (byCandidate || sent.now.status !== 'rejected') {
        if (cancelMeeting(sent.now) && sent.now.status !== 'accepted') sent.now.status = 'accepted';
        closeOffer(sent.now);
      }
      if (byCandidate) turn.tell(ownerOf(sent), 'application_withdrawn');
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
export const VERB_NAMES = Object.keys(VERBS) as Verb[];

/** What a caller hears whose account is gone: any refusal. */
export const ANY_REFUSAL = 'any refusal';

/** What is so after an act, and what its caller hears: `ok`, or the code of the refusal, after which all is as before. */
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

/** Time passes, and answers show that nobody has undone. */
export const wait = (state: State, ms: number): State => {
  const after = structuredClone(state);
  after.at += ms;
  const clock = new Turn(after, { by: 'admin', verb: 'leave', candidate: 'asha', job: 0 });
  for (const sent of after.sent) if (sent.before && sent.shownAt <= after.at) clock.show(sent);
  return after;
};
