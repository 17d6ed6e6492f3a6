import type {
  AccountStatus,
  ApplicationStatus,
  InterviewStatus,
  JobStatus,
  OfferStatus,
} from '#contract/vocabularies.ts';

/** The words that the components say by themselves; what a page says comes with the page. */
export const componentWords = {
  newerVersion: {
    has: 'The newer version has:',
    take: 'Use the newer version',
    keep: 'Keep what I typed',
  },
  close: 'Close',
  cancel: 'Cancel',
  clear: 'Clear',
  remove: (what: string) => `Remove ${what}`,
  menu: 'Menu',
  account: 'Account',
  optional: '(optional)',
  loading: 'Loading...',
  noScript: 'This page needs JavaScript. Please switch it on in your browser and load the page again.',
  showPassword: 'Show password',
  pages: 'Pages',
  previous: 'Previous',
  next: 'Next',
  pageOf: (page: number, pages: number) => `Page ${page} of ${pages}`,
  pause: 'Pause',
  play: 'Play',
  statusOf: (whom: string) => `Status of ${whom}`,
  steps: { done: 'done', now: 'now', refused: 'refused', todo: 'not yet' },
  sectionsComplete: (done: number, of: number) => `${done} of ${of} sections complete`,
  moreChips: (count: number, rest: string) => `and ${count} more: ${rest}`,
  phoneHint: 'With or without +91',
  noMatch: 'Nothing matches',
  addEntry: (entry: string) => `Add "${entry}"`,
  showList: 'Show the list',
  reasonLabel: 'Reason',
  notifications: 'Notifications',
  retry: 'Retry',
  skipToContent: 'Skip to the content',
  things: (count: number) =>
    count === 1
      ? 'One thing needs you'
      : `${['Two', 'Three', 'Four', 'Five', 'Six'][count - 2] ?? count} things need you`,
  file: {
    choose: 'Choose a file',
    orDrop: ', or drop it here',
    allowed: (kinds: string, megabytes: number) => `${kinds}, up to ${megabytes}\u00a0MB`,
    refusedKind: (kinds: string) => `This kind of file cannot be used. Choose ${kinds}.`,
    refusedSize: (megabytes: number, actual: string) =>
      `This file has ${actual}. It may have up to ${megabytes}\u00a0MB.`,
    refusedEmpty: 'This file is empty.',
    failed: 'The upload failed. Please try again.',
    retry: 'Try again',
    cancel: 'Cancel',
    remove: 'Remove',
    progress: (name: string) => `Uploading ${name}`,
  },
  preview: {
    pdfFailed: 'Error loading the PDF. Please check the file path.',
    page: (page: number, pages: number) => `Page ${page} of ${pages}`,
    download: 'Download',
    smaller: 'Smaller',
    larger: 'Larger',
    cannotShow: 'This kind of file cannot be shown here.',
    cannotShowHelp: 'Download it and open it on your device.',
  },
} as const;

/** What was understood of pay that was typed. */
export const payWords = {
  aYear: (rupees: string) => `₹${rupees} a year`,
  aMonth: (rupees: string) => `₹${rupees} a month`,
};

/** How each status is written. */
export const statusWords: Record<
  AccountStatus | JobStatus | ApplicationStatus | InterviewStatus | OfferStatus,
  string
> = {
  Active: 'Active',
  'Not Active': 'Not Active',
  Closed: 'Closed',
  Block: 'Block',
  'Black List': 'Black List',
  pending: 'Pending',
  accepted: 'Accepted',
  rejected: 'Rejected',
  interview_scheduled: 'Interview scheduled',
  interview_rescheduled: 'Interview rescheduled',
  withdrawn: 'Withdrawn',
  Pending: 'Pending',
  Scheduled: 'Scheduled',
  Selected: 'Selected',
  Rejected: 'Rejected',
  Cancelled: 'Cancelled',
  Accepted: 'Accepted',
  Withdrawn: 'Withdrawn',
  Expired: 'Expired',
};
