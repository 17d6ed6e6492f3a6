/** What every managed list of the administrator can do: many rows at once, and the list as a file. */
export const manyWords = {
  pick: (whom: string) => `Select ${whom}`,
  pickPage: 'Select page',
  clear: 'Clear',
  bar: 'Selected rows',
  selected: (count: string) => `${count} selected`,
  hint: 'Shift selects all between two.',
  change: 'Change status',
  question: (status: string, what: string) => {
    if (status === 'Block') return `Block ${what}?`;
    if (status === 'Black List') return `Put ${what} on the Black List?`;
    return `Set ${what} to ${status}?`;
  },
  confirm: (status: string, what: string) => {
    if (status === 'Block') return `Block ${what}`;
    if (status === 'Black List') return `Black List ${what}`;
    return `Set ${what} to ${status}`;
  },
  busy: 'Updating...',
  failed: 'The status could not be changed.',
  help: {
    account: {
      Block:
        'Every session of these accounts ends at once, they cannot sign in any more, and what they published disappears from public pages.',
      'Black List':
        'Every session of these accounts ends at once, they cannot sign in any more, what they published disappears from public pages, and their email addresses and phone numbers cannot register again.',
    },
    job: {
      Block: 'They leave the public pages at once. Only an administrator can bring them back.',
      'Black List': 'They leave the public pages for good. Only an administrator can bring them back.',
    },
  },
  mailed: 'Each of them is told by email.',
  recruitersMailed: 'Their recruiters are told by email.',
  canUndo: 'For ten minutes you can undo it.',
  more: (count: string) => `and ${count} more`,
  same: (count: number) => (count === 1 ? '1 had this status already.' : `${count} had this status already.`),
  refused: (count: number) => (count === 1 ? '1 was refused:' : `${count} were refused:`),
  line: (whom: string, why: string) => `${whom}: ${why}`,
  undo: 'Undo',
  undoing: 'Undoing...',
  until: (time: string) => `until ${time}`,
  undoFailed: 'The change could not be undone.',
} as const;

export const exportWords = {
  export: 'Export CSV',
  exporting: 'Exporting...',
  help: 'The list under the present filters',
  helpMost: (most: string) => `The first ${most} of the list under the present filters`,
  failed: 'The list could not be exported.',
  fileName: (list: string, day: string) => `${list}-${day}.csv`,
} as const;
