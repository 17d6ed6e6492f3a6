import {
  APPLICATION_STAGES,
  type ApplicationOutcome,
  type ApplicationStage,
  type ApplicationStatus,
} from '#contract/vocabularies.ts';

interface Standing {
  status: ApplicationStatus;
  outcome: ApplicationOutcome;
}

/** Returns the displayed state of an application: its outcome, or else its status. */
export const shownState = ({ status, outcome }: Standing): ApplicationStatus | Exclude<ApplicationOutcome, 'none'> =>
  outcome === 'none' ? status : outcome;

const INTERVIEW = ['interview_scheduled', 'interview_rescheduled'] as const;
const GOES_ON = ['accepted', ...INTERVIEW] as const;

/** What the list is asked for. */
export interface StageQuery {
  status: ApplicationStatus[];
  outcome?: ApplicationOutcome[];
  left?: boolean;
}

/** The list query for the applications of each stage; nothing but the status is left of those whose candidates have left. */
export const STAGE_QUERIES = {
  pending: { status: ['pending'], left: false },
  accepted: { status: ['accepted'], outcome: ['none'], left: false },
  interview: { status: [...INTERVIEW], outcome: ['none'], left: false },
  selected: { status: [...GOES_ON], outcome: ['selected'] },
  offered: { status: [...GOES_ON], outcome: ['offered'] },
  hired: { status: [...GOES_ON], outcome: ['hired'] },
  offerDeclined: { status: [...GOES_ON], outcome: ['offerDeclined'] },
  rejected: { status: ['rejected'] },
  withdrawn: { status: ['withdrawn'] },
  left: { status: ['pending', ...GOES_ON], left: true },
} satisfies Record<ApplicationStage, StageQuery>;

/** Returns the single stage of an application whose candidate has not left, as the server counts it. */
export const stageOf = ({ status, outcome }: Standing): ApplicationStage =>
  APPLICATION_STAGES.find((stage) => {
    const asked: StageQuery = STAGE_QUERIES[stage];
    return asked.status.includes(status) && (asked.outcome?.includes(outcome) ?? true);
  }) ?? 'pending';
