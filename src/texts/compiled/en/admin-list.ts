// Compiled from src/texts/en/admin-list.json by `npm run texts`: edit that file, not this one.
import { number, plural, select, type Value } from './message.ts';

export const exportTexts = {
  export: 'Export CSV',
  exporting: 'Exporting...',
  help: 'Exports the list that matches your filters',
  helpMost: ({ most }: { most: Value }) => `Exports the first ${most} that match your filters`,
  failed: 'We couldn’t export the list. Try again.',
  fileName: ({ list, day }: { list: Value; day: Value }) => `${list}-${day}.csv`,
};

export const manyTexts = {
  pick: ({ whom }: { whom: Value }) => `Select ${whom}`,
  pickPage: 'Select page',
  clear: 'Clear',
  bar: 'Selected rows',
  selected: ({ count }: { count: Value }) => `${count} selected`,
  hint: 'Hold Shift to select a range.',
  change: 'Change status',
  question: ({ status, what, label }: { status: string; what: Value; label: Value }) => select(status, { Block: `Block ${what}?`, other: `Set ${what} to ${label}?` }),
  confirm: ({ status, what, label }: { status: string; what: Value; label: Value }) => select(status, { Block: `Block ${what}`, other: `Set ${what} to ${label}` }),
  busy: 'Updating...',
  failed: 'We couldn’t change the status. Try again.',
  help: {
    account: {
      Block: 'We immediately sign these accounts out everywhere, stop them signing in and hide what they published.',
      "Black List": 'We immediately sign these accounts out everywhere, stop them signing in and hide what they published. Nobody can register again with their email addresses or phone numbers.',
    },
    job: {
      Block: 'We hide these jobs from everyone immediately. Only an administrator can bring them back.',
      "Black List": 'We hide these jobs from everyone for good. Only an administrator can bring them back.',
    },
  },
  mailed: 'We email each person.',
  recruitersTold: ({ count }: { count: number }) => plural(count, { one: 'We tell the recruiter by email and notification.', other: `We tell ${number(count)} recruiters by email and notification.` }),
  neverActive: ({ count }: { count: number }) => plural(count, { one: '1 of them can’t become Active again, because its recruiter has deleted the account.', other: `${number(count)} of them can’t become Active again, because their recruiters have deleted their accounts.` }),
  canUndo: 'You can undo this for 10 minutes.',
  unblocks: ({ count }: { count: number }) => plural(count, { one: '1 of them is blocked. This change ends the block.', other: `${number(count)} of them are blocked. This change ends their blocks.` }),
  blocked: 'blocked',
  more: ({ count }: { count: Value }) => `and ${count} more`,
  same: ({ count }: { count: number }) => plural(count, { one: '1 already had this status.', other: `${number(count)} already had this status.` }),
  refused: ({ count }: { count: number }) => plural(count, { one: '1 was not changed:', other: `${number(count)} were not changed:` }),
  line: ({ whom, why }: { whom: Value; why: Value }) => `${whom}: ${why}`,
  undo: 'Undo',
  undoing: 'Undoing...',
  until: ({ time }: { time: Value }) => `until ${time}`,
  undoFailed: 'We couldn’t undo the change.',
};
