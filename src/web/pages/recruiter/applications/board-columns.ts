import type { CallOutput } from '#contract/api.ts';
import type { ApplicationStage } from '#contract/vocabularies.ts';
import { stageOf } from '#web/features/hiring/stage.ts';
import { inInterview } from '#web/pages/recruiter/applications/statuses.ts';

type Application = CallOutput<'listApplications'>[number];

/** The columns of the board, from left to right. An application that is withdrawn, or whose candidate has left, is in none. */
export const BOARD_COLUMNS = [
  { key: 'pending', stages: ['pending'] },
  { key: 'accepted', stages: ['accepted'] },
  { key: 'interview', stages: ['interview'] },
  { key: 'outcome', stages: ['selected', 'offered', 'hired', 'offerDeclined'] },
  { key: 'rejected', stages: ['rejected'] },
] as const satisfies readonly { key: string; stages: readonly ApplicationStage[] }[];

export type ColumnKey = (typeof BOARD_COLUMNS)[number]['key'];

export const columnOf = (application: Pick<Application, 'status' | 'outcome'>): ColumnKey | undefined => {
  const stage = stageOf(application);
  return BOARD_COLUMNS.find(({ stages }) => stages.some((one) => one === stage))?.key;
};

type Row = Pick<Application, '_id' | 'version' | 'status' | 'outcome'>;

/**
 * The cards of each column. The columns' lists load separately, so a moved card is briefly in two of them or in none:
 * its newest known version determines its column. `kept` are the previous cards, used while lists are loading.
 */
export function cardsOf<R extends Row>(lists: readonly (readonly R[])[], kept: readonly R[]): R[][] {
  const known = new Map<string, R>();
  for (const row of [...kept, ...lists.flat()]) {
    if (row.version >= (known.get(row._id)?.version ?? 0)) known.set(row._id, row);
  }
  return BOARD_COLUMNS.map(({ key }, at) => {
    const own = new Set(lists[at]?.map(({ _id }) => _id));
    const arrived = [...known.values()].filter(({ _id }) => !own.has(_id));
    // Cards that came from another column first.
    const rows = [...arrived, ...[...own].flatMap((id) => known.get(id) ?? [])];
    return rows.filter((row) => columnOf(row) === key);
  });
}

/**
 * The action that moves a card into each column; interviews and existing offers are changed and cancelled in their
 * dialogs.
 */
const INTO = {
  pending: 'reopen',
  accepted: 'accept',
  interview: 'schedule',
  rejected: 'reject',
} as const satisfies Partial<Record<ColumnKey, keyof Application['may']>>;

export type MoveTarget = keyof typeof INTO;

const isTarget = (key: ColumnKey): key is MoveTarget => Object.hasOwn(INTO, key);

type Card = Pick<Application, 'status' | 'outcome' | 'may'>;

/** The columns that a card may move to. */
export const allowedColumns = ({ may }: Pick<Card, 'may'>): MoveTarget[] =>
  BOARD_COLUMNS.map(({ key }) => key)
    .filter(isTarget)
    .filter((key) => may[INTO[key]]);

/**
 * Why a card may not move to the column that it is dropped on, if known in advance; the server refuses any other
 * invalid move.
 */
export const whyItStays = (
  { status, outcome, interviewStatus }: Pick<Application, 'status' | 'outcome' | 'interviewStatus'>,
  column: ColumnKey,
): 'outcome' | 'hired' | 'interview' | undefined => {
  if (column === 'outcome') return 'outcome';
  if (outcome === 'hired') return 'hired';
  return inInterview(status) && interviewStatus !== 'Selected' ? 'interview' : undefined;
};

/** The nearest column to the right (1) or left (-1) that a card may move to. */
export const adjacentColumn = (card: Card, side: 1 | -1): MoveTarget | undefined => {
  const at = BOARD_COLUMNS.findIndex(({ key }) => key === columnOf(card));
  const beside = side === 1 ? BOARD_COLUMNS.slice(at + 1) : BOARD_COLUMNS.slice(0, at).reverse();
  const allowed = allowedColumns(card);
  return beside.map(({ key }) => key).find((key): key is MoveTarget => isTarget(key) && allowed.includes(key));
};

/** The status for a column; an interview's is set only by scheduling. */
export const statusAsked = (column: MoveTarget): 'pending' | 'accepted' | 'rejected' | 'interview_scheduled' =>
  column === 'interview' ? 'interview_scheduled' : column;
