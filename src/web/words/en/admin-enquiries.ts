/** What the three lists of enquiries say alike. */
export const enquiryWords = {
  search: 'Search',
  answeredFilter: 'Answered or not',
  all: 'Answered: all',
  answered: 'Answered',
  open: 'Not answered',
  received: (day: string) => `Received ${day}`,
  answeredOn: (day: string, by: string) => (by ? `${day}, ${by}` : day),
  repliesCount: (count: string, one: boolean) => `${count} ${one ? 'reply' : 'replies'}`,
  noneFound: 'Change the search, or look at all of them.',
  showAll: 'Show all',
  columns: {
    message: 'Message',
    address: 'Address',
    education: 'Education',
    field: 'Field',
    email: 'Email',
    phone: 'Phone',
    mobile: 'Mobile',
    mentor: 'For the mentor',
    state: 'State',
    actions: 'Actions',
  },
  acts: {
    read: 'Reply',
    readOf: (name: string) => `Reply to ${name}`,
    mark: 'Mark as answered',
    markOf: (name: string) => `Mark as answered: ${name}`,
    unmark: 'Mark as not answered',
    unmarkOf: (name: string) => `Mark as not answered: ${name}`,
    remove: 'Delete',
    removeOf: (name: string) => `Delete: ${name}`,
    removing: 'Deleting...',
    undo: 'Undo',
    marked: 'Marked as answered.',
    unmarked: 'Marked as not answered.',
    markFailed: 'This could not be changed.',
    removeHelp: (name: string, email: string) =>
      `From ${name}, ${email}. Replies that were sent go with it; this cannot be undone.`,
  },
  replies: {
    title: 'Earlier replies',
    by: (author: string, when: string) => (author ? `${author}, ${when}` : when),
  },
  reply: {
    title: 'Reply by mail',
    to: (email: string) => `It goes to ${email} at once, and counts as answered.`,
    subject: 'Subject',
    message: 'Message',
    messageHint: (name: string) => `The mail begins with "Dear ${name}," and ends with the name of the portal.`,
    send: 'Send reply',
    sending: 'Sending...',
    sent: (email: string) => `The reply was sent to ${email}.`,
    failed: 'The reply could not be sent.',
    restored: 'What you had typed is here again.',
    startOver: 'Start over',
  },
} as const;

/** What each of the three lists calls its own. */
interface KindWords {
  title: string;
  /** Over the names. */
  person: string;
  found: (count: string, one: boolean) => string;
  empty: string;
  emptyHelp: string;
  subject: string;
  removeTitle: string;
  removeConfirm: (name: string) => string;
  removeFailed: string;
}

export const inquiryWords: KindWords = {
  title: 'Inquiries',
  person: 'Full name',
  found: (count, one) => `${count} ${one ? 'inquiry' : 'inquiries'}`,
  empty: 'No inquiries found.',
  emptyHelp: 'What people write on the contact page arrives here.',
  subject: 'Your message to Avsar',
  removeTitle: 'Are you sure you want to delete this inquiry?',
  removeConfirm: (name) => `Delete the inquiry of ${name}`,
  removeFailed: 'Failed to delete inquiry',
};

export const mentorWords: KindWords = {
  title: 'Messages for mentors',
  person: 'Full name',
  found: (count, one) => `${count} ${one ? 'message' : 'messages'}`,
  empty: 'No messages found.',
  emptyHelp: 'What people write to a mentor on the mentorship page arrives here.',
  subject: 'Your message to a mentor on Avsar',
  removeTitle: 'Are you sure you want to delete this message?',
  removeConfirm: (name) => `Delete the message of ${name}`,
  removeFailed: 'Failed to delete message',
};

export const menteeWords: KindWords = {
  title: 'Mentees',
  person: 'Name',
  found: (count, one) => `${count} ${one ? 'mentee' : 'mentees'}`,
  empty: 'No records found.',
  emptyHelp: 'Who asks for a mentor on the mentorship page arrives here.',
  subject: 'Your request for a mentor on Avsar',
  removeTitle: 'Are you sure you want to delete this mentee?',
  removeConfirm: (name) => `Delete the record of ${name}`,
  removeFailed: 'Failed to delete mentee',
};
