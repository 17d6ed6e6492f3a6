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
 * The cards of each column. The columns' lists load separately, so a moved card is briefly in two of them, where its
 * newer version determines its column, or in none. Those in none are taken from `kept`, the previous cards, while lists
 * are loading; one that is in a list may be older than the kept one, after an undo.
 */
export function cardsOf<R extends Row>(lists: readonly (readonly R[])[], kept: readonly R[]): R[][] {
  const listed = new Map<string, R>();
  for (const row of lists.flat()) {
    if (row.version >= (listed.get(row._id)?.version ?? 0)) listed.set(row._id, row);
  }
  const known = new Map([...kept.map((row) => [row._id, row] as const), ...listed]);
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
