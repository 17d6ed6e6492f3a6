import type { CallOutput } from '#contract/api.ts';
import type { ApplicationStatus } from '#contract/vocabularies.ts';

type Application = CallOutput<'listApplications'>[number];

/** The columns of the board, from left to right. A withdrawn application stands in none. */
export const BOARD_COLUMNS = [
  { key: 'pending', statuses: ['pending'] },
  { key: 'accepted', statuses: ['accepted'] },
  { key: 'interview', statuses: ['interview_scheduled', 'interview_rescheduled'] },
  { key: 'rejected', statuses: ['rejected'] },
] as const satisfies readonly { key: string; statuses: readonly ApplicationStatus[] }[];

export type ColumnKey = (typeof BOARD_COLUMNS)[number]['key'];

export const columnOf = (status: ApplicationStatus): ColumnKey | undefined =>
  BOARD_COLUMNS.find(({ statuses }) => statuses.some((one) => one === status))?.key;

/** What moves a card into each column; an interview is moved and cancelled in its own dialogs. */
const INTO = {
  pending: 'reopen',
  accepted: 'accept',
  interview: 'schedule',
  rejected: 'reject',
} as const satisfies Record<ColumnKey, keyof Application['may']>;

type Card = Pick<Application, 'status' | 'may'>;

/** The columns that a card may go to. */
export const allowedColumns = ({ may }: Pick<Card, 'may'>): ColumnKey[] =>
  BOARD_COLUMNS.map(({ key }) => key).filter((key) => may[INTO[key]]);

/** The nearest column to the right (1) or left (-1) that a card may go to. */
export const adjacentColumn = (card: Card, side: 1 | -1): ColumnKey | undefined => {
  const at = BOARD_COLUMNS.findIndex(({ key }) => key === columnOf(card.status));
  const beside = side === 1 ? BOARD_COLUMNS.slice(at + 1) : BOARD_COLUMNS.slice(0, at).reverse();
  const allowed = allowedColumns(card);
  return beside.find(({ key }) => allowed.includes(key))?.key;
};

/** The status that a column asks for; the interview's is reached by scheduling only. */
export const statusAsked = (column: ColumnKey): 'pending' | 'accepted' | 'rejected' | 'interview_scheduled' =>
  column === 'interview' ? 'interview_scheduled' : column;
