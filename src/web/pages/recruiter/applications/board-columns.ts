import type { ApplicationStatus } from '#contract/vocabularies.ts';

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

/** Where a card may go; an interview is moved and cancelled in its own dialogs. */
const WAYS: Readonly<Record<ApplicationStatus, readonly ColumnKey[]>> = {
  pending: ['accepted', 'rejected'],
  accepted: ['pending', 'interview', 'rejected'],
  rejected: ['pending', 'accepted'],
  interview_scheduled: [],
  interview_rescheduled: [],
  withdrawn: [],
};

export const allowedColumns = (status: ApplicationStatus): readonly ColumnKey[] => WAYS[status];

/** The nearest column to the right (1) or left (-1) that a card may go to. */
export const adjacentColumn = (status: ApplicationStatus, side: 1 | -1): ColumnKey | undefined => {
  const at = BOARD_COLUMNS.findIndex(({ key }) => key === columnOf(status));
  const beside = side === 1 ? BOARD_COLUMNS.slice(at + 1) : BOARD_COLUMNS.slice(0, at).reverse();
  return beside.find(({ key }) => WAYS[status].includes(key))?.key;
};

/** The status that a column asks for; the interview's is reached by scheduling only. */
export const statusAsked = (column: ColumnKey): 'pending' | 'accepted' | 'rejected' | 'interview_scheduled' =>
  column === 'interview' ? 'interview_scheduled' : column;
