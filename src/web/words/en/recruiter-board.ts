/** The applications as a board. */
export const boardWords = {
  views: 'View',
  table: 'Table',
  board: 'Board',
  columns: { pending: 'Pending', accepted: 'Accepted', interview: 'Interview', rejected: 'Rejected' },
  drop: {
    pending: 'Drop to set back to pending',
    accepted: 'Drop to accept',
    interview: 'Drop to schedule an interview',
    rejected: 'Drop to reject',
  },
  move: (name: string) => `Move ${name}`,
  to: {
    pending: 'Move to Pending',
    accepted: 'Move to Accepted',
    interview: 'Schedule Interview',
    rejected: 'Move to Rejected',
  },
  moved: 'Moved',
  none: 'None here.',
  more: (count: string) => `Show more (${count})`,
  moreOf: (column: string) => `Show more in ${column}`,
  hint: 'Drag a card, or use the keyboard on it:',
  keys: [
    { keys: ['↑', '↓', '←', '→'], act: 'go to another card' },
    { keys: ['Shift + ←', 'Shift + →'], act: 'move the card' },
    { keys: ['M'], act: 'open its menu' },
    { keys: ['Enter'], act: 'open the application' },
  ],
} as const;
