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

/** What is shown as the state of an application: what came of it, or else its status. */
export const shownState = ({ status, outcome }: Standing): ApplicationStatus | Exclude<ApplicationOutcome, 'none'> =>
  outcome === 'none' ? status : outcome;

const INTERVIEW = ['interview_scheduled', 'interview_rescheduled'] as const;
const GOES_ON = ['accepted', ...INTERVIEW] as const;

/** The applications of each stage, as the list asks for them. */
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

/** The one stage that an application stands in, as the server counts it. */
export const stageOf = ({ status, outcome }: Standing): ApplicationStage =>
  APPLICATION_STAGES.find((stage) => {
    const asked: { status: ApplicationStatus[]; outcome?: ApplicationOutcome[] } = STAGE_QUERIES[stage];
    return asked.status.includes(status) && (asked.outcome?.includes(outcome) ?? true);
  }) ?? 'pending';
