import type { ApplicationStatus, InterviewStatus, JobStatus, OfferStatus } from '#contract/vocabularies.ts';

/**
 * A small model of hiring, written independently of the server: the state after each act, who was notified, and which
 * acts are rejected and why.
 */

export const CANDIDATES = ['asha', 'bina'] as const;
export type CandidateName = (typeof CANDIDATES)[number];
export type RecruiterName = 'owner' | 'other';
export type Who = CandidateName | RecruiterName | 'admin';

/** The owner has two jobs, the other recruiter one. */
export const OWNERS: readonly RecruiterName[] = ['owner', 'owner', 'other'];

/** An act on a candidate's newest application to a job, on that job, or on the actor's own account. */
export interface Act {
  by: Who;
  /** A verb of the model. */
  verb: string;
  candidate: CandidateName;
  job: number;
  /** The index of the offer being answered; by default the newest one visible when the act starts. */
  offer?: number;
}

/** A day and an hour pass, or enough time to show the pending answers. */
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

/** An application with its related data, as one side reads it. */
export interface Standing {
  status: ApplicationStatus;
  /** Whether its recruiter or an administrator has acted on it. */
  acted: boolean;
  rejectedAt: number;
  meetings: Meeting[];
  offers: Offered[];
}

export interface Sent {
  candidate: CandidateName;
  job: number;
  /** Whether its candidate's account is deleted. */
  gone: boolean;
  now: Standing;
  /** What the candidate reads while the answer can still be undone. */
  before: Standing | undefined;
  /** The state right before each answer that replaced one that can still be undone, oldest first. */
  steps: Standing[];
  shownAt: number;
  wrote: { candidate: boolean; recruiter: boolean };
}

export interface State {
  at: number;
  jobs: { status: JobStatus; deleted: boolean; removed: boolean }[];
  sent: Sent[];
  gone: Who[];
  /** `asha owner`: the first has blocked the second. */
  blocks: string[];
  /** `asha offer_made`: every notice. */
  told: string[];
  /** Users affected by an act, who may therefore get email. */
  concerned: Who[];
}

/** How long an answer can be undone. */
export const ANSWER_WAIT_MS = 10_000;
const HOUR = 3_600_000;
export const DAY = 24 * HOUR;
export const PAUSE_MS: Readonly<Record<Pause, number>> = {
  moment: ANSWER_WAIT_MS + 1_000,
  day: 25 * HOUR,
  month: 31 * DAY,
};
/** How far ahead interviews are scheduled; the second of two is later. */
export const MEETING_AHEAD_MS = 20 * HOUR;
export const OFFER_DAYS = 2;

/** Returns the day number in India. */
export const dayOf = (at: number): number => Math.floor((at + 5.5 * HOUR) / DAY);

export const newState = (at: number): State => ({
  at,
  jobs: OWNERS.map(() => ({ status: 'Active', deleted: false, removed: false })),
  sent: [],
  gone: [],
  blocks: [],
  told: [],
  concerned: [],
});

export const ownerOf = ({ job }: { job: number }): RecruiterName => OWNERS[job] ?? 'other';

export const newestOf = (state: State, { candidate, job }: Pick<Act, 'candidate' | 'job'>): Sent | undefined =>
  state.sent.findLast((sent) => sent.candidate === candidate && sent.job === job);

export const isCandidate = (who: Who): boolean => who === 'asha' || who === 'bina';
/** Whether an answer asks the candidate to proceed: it is dropped if the job is taken down before they see it. */
const asksFurther = (was: Standing, now: Standing): boolean => {
  const invites = ({ status }: Standing) => status === 'accepted' || status.startsWith('interview_');
  return (
    (invites(now) && !invites(was)) ||
    now.offers.some(({ status }, index) => status === 'Pending' && !was.offers[index]) ||
    now.meetings.some(({ status, version }, index) =>
      status === 'Selected'
        ? was.meetings[index]?.status !== status
        : status === 'Scheduled' && was.meetings[index]?.version !== version,
    )
  );
};

const isLive = ({ status }: Meeting): boolean => ['Pending', 'Scheduled', 'Selected'].includes(status);
export const inInterview = ({ status }: Standing): boolean => status.startsWith('interview_');

export class Refused extends Error {}
export const refuse = (code: string): never => {
  throw new Refused(code);
};

/** One act in one state. Changes the state's own copy. */
export class Turn {
  readonly state: State;
  readonly act: Act;

  constructor(state: State, act: Act) {
    this.state = state;
    this.act = act;
  }

  get job() {
    return this.state.jobs[this.act.job] ?? refuse('no such job');
  }

  /** Returns the application for permitted callers while its candidate's account exists. */
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

  /** Drops a pending answer before a candidate's act, and shows it before an administrator's. */
  settle(sent: Sent): void {
    if (!sent.before) return;
    if (isCandidate(this.act.by)) {
      sent.now = sent.before;
      sent.before = undefined;
      sent.steps = [];
    } else this.show(sent);
  }

  /** Shows the current state to the candidate, and notifies them of what changed. */
  show(sent: Sent): void {
    const { before: was, now } = sent;
    sent.before = undefined;
    sent.steps = [];
    if (!was) return;
    if (this.isTakenDown(sent.job) && asksFurther(was, now)) {
      sent.now = was;
      this.tell(ownerOf(sent), 'answer_dropped');
      return;
    }
    // The candidate hears nothing of what was made and ended meanwhile.
    now.meetings = now.meetings.filter(({ status }, index) => was.meetings[index] || status !== 'Cancelled');
    now.offers = now.offers.filter(({ status }, index) => was.offers[index] || status !== 'Withdrawn');
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

  /** A recruiter's answer is delayed, an administrator's is shown immediately. */
  answer(sent: Sent, change: (now: Standing) => void): void {
    const last = structuredClone(sent.now);
    const before = sent.before ?? last;
    if (sent.before) sent.steps.push(last);
    change(sent.now);
    sent.now.acted = true;
    sent.before = before;
    sent.shownAt = this.state.at + ANSWER_WAIT_MS;
    this.concern(sent.candidate);
    if (this.act.by === 'admin') this.show(sent);
  }

  get takenDown(): boolean {
    return this.isTakenDown(this.act.job);
  }

  isTakenDown(job: number): boolean {
    const of = this.state.jobs[job];
    return of !== undefined && (of.status === 'Block' || of.removed);
  }

  today = (): number => dayOf(this.state.at);
}

/** Returns the one active interview. */
export const liveOf = (standing: Standing): Meeting | undefined => standing.meetings.find(isLive);

export const cancelMeeting = (standing: Standing): boolean => {
  const live = liveOf(standing);
  if (live) Object.assign(live, { status: 'Cancelled', version: live.version + 1 });
  return live !== undefined;
};

export const closeOffer = (standing: Standing, status: OfferStatus = 'Withdrawn'): void => {
  for (const offer of standing.offers)
    if (offer.status === 'Pending') Object.assign(offer, { status, version: offer.version + 1 });
};

/** Returns what a user reads of an application. */
export const seenBy = (who: Who, sent: Sent): Standing => (isCandidate(who) && sent.before ? sent.before : sent.now);

/** Returns the newest offer visible to the actor. */
export const newestOfferFor = (state: State, act: Act): number => {
  const sent = newestOf(state, act);
  return sent ? seenBy(act.by, sent).offers.length - 1 : -1;
};
