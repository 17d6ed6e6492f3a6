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

/** The list query for the applications of each stage. */
export const STAGE_QUERIES = {
  pending: { status: ['pending'] },
  accepted: { status: ['accepted'], outcome: ['none'] },
  interview: { status: [...INTERVIEW], outcome: ['none'] },
  selected: { status: [...GOES_ON], outcome: ['selected'] },
  offered: { status: [...GOES_ON], outcome: ['offered'] },
  hired: { status: [...GOES_ON], outcome: ['hired'] },
  offerDeclined: { status: [...GOES_ON], outcome: ['offerDeclined'] },
  rejected: { status: ['rejected'] },
  withdrawn: { status: ['withdrawn'] },
} satisfies Record<ApplicationStage, { status: ApplicationStatus[]; outcome?: ApplicationOutcome[] }>;

/** Returns the single stage of an application, as the server counts it. */
export const stageOf = ({ status, outcome }: Standing): ApplicationStage =>
  APPLICATION_STAGES.find((stage) => {
    const asked: { status: ApplicationStatus[]; outcome?: ApplicationOutcome[] } = STAGE_QUERIES[stage];
    return asked.status.includes(status) && (asked.outcome?.includes(outcome) ?? true);
  }) ?? 'pending';
