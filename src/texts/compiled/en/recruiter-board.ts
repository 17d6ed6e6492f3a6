// Compiled from src/texts/en/recruiter-board.json by `npm run texts`: edit that file, not this one.
import { number, plural, type Value } from './message.ts';

export const boardTexts = {
  views: 'View',
  table: 'Table',
  board: 'Board',
  columns: {
    pending: 'Pending',
    accepted: 'Accepted',
    interview: 'Interview',
    outcome: 'Selected and offers',
    rejected: 'Rejected',
  },
  drop: {
    pending: 'Drop to move back to pending',
    accepted: 'Drop to accept',
    interview: 'Drop to schedule an interview',
    rejected: 'Drop to reject',
  },
  stays: {
    outcome: 'Cards move here when you give the result of an interview or make an offer. Open the application to do so.',
    hired: 'The candidate has accepted your offer.',
    interview: 'An interview is scheduled. Cancel it, or give its result.',
  },
  notMoved: ({ name, why }: { name: Value; why: Value }) => `${name} wasn’t moved. ${why}`,
  move: ({ name }: { name: Value }) => `Move ${name}`,
  to: {
    pending: 'Move to Pending',
    accepted: 'Move to Accepted',
    interview: 'Schedule Interview',
    rejected: 'Move to Rejected',
  },
  moved: 'Moved',
  none: 'No applications',
  withdrawn: ({ count }: { count: number }) => plural(count, { one: '1 withdrawn application is only in the table', other: `${number(count)} withdrawn applications are only in the table` }),
  more: ({ count }: { count: Value }) => `Show more (${count})`,
  moreOf: ({ column }: { column: Value }) => `Show more in ${column}`,
  hint: 'Drag a card, or select it and press:',
  keys: [
    {
      keys: [
        '↑',
        '↓',
        '←',
        '→',
      ] as const,
      action: 'go to another card',
    },
    {
      keys: [
        'Shift + ←',
        'Shift + →',
      ] as const,
      action: 'move the card',
    },
    {
      keys: [
        'M',
      ] as const,
      action: 'open its menu',
    },
    {
      keys: [
        'Enter',
      ] as const,
      action: 'open the application',
    },
  ] as const,
};
