// Compiled from src/texts/en/admin-list.json by `npm run texts`: edit that file, not this one.
import { number, plural, select, type Value } from '../message.ts';

export const exportTexts = {
  export: 'Export CSV',
  exporting: 'Exporting...',
  help: 'The list under the present filters',
  helpMost: ({ most }: { most: Value }) => `The first ${most} of the list under the present filters`,
  failed: 'The list could not be exported.',
  fileName: ({ list, day }: { list: Value; day: Value }) => `${list}-${day}.csv`,
};

export const manyTexts = {
  pick: ({ whom }: { whom: Value }) => `Select ${whom}`,
  pickPage: 'Select page',
  clear: 'Clear',
  bar: 'Selected rows',
  selected: ({ count }: { count: Value }) => `${count} selected`,
  hint: 'Shift selects all between two.',
  change: 'Change status',
  question: ({ status, what }: { status: string; what: Value }) => select(status, { Block: `Block ${what}?`, other: `Set ${what} to ${status}?` }),
  questionBlackList: ({ what }: { what: Value }) => `Put ${what} on the Black List?`,
  confirm: ({ status, what }: { status: string; what: Value }) => select(status, { Block: `Block ${what}`, other: `Set ${what} to ${status}` }),
  confirmBlackList: ({ what }: { what: Value }) => `Black List ${what}`,
  busy: 'Updating...',
  failed: 'The status could not be changed.',
  help: {
    account: {
      Block: 'Every session of these accounts ends at once, they cannot sign in any more, and what they published disappears from public pages.',
      "Black List": 'Every session of these accounts ends at once, they cannot sign in any more, what they published disappears from public pages, and their email addresses and phone numbers cannot register again.',
    },
    job: {
      Block: 'They leave the public pages at once. Only an administrator can bring them back.',
      "Black List": 'They leave the public pages for good. Only an administrator can bring them back.',
    },
  },
  mailed: 'Each of them is told by email.',
  recruitersMailed: 'Their recruiters are told by email.',
  canUndo: 'For ten minutes you can undo it.',
  more: ({ count }: { count: Value }) => `and ${count} more`,
  same: ({ count }: { count: number }) => plural(count, { one: '1 had this status already.', other: `${number(count)} had this status already.` }),
  refused: ({ count }: { count: number }) => plural(count, { one: '1 was refused:', other: `${number(count)} were refused:` }),
  line: ({ whom, why }: { whom: Value; why: Value }) => `${whom}: ${why}`,
  undo: 'Undo',
  undoing: 'Undoing...',
  until: ({ time }: { time: Value }) => `until ${time}`,
  undoFailed: 'The change could not be undone.',
};
