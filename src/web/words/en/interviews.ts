/** What everybody who has an interview reads of it. */
export const calendarWords = {
  add: 'Add to calendar',
  remove: 'Remove from calendar',
  file: 'interview.ics',
  failed: (message: string) => `The calendar file could not be loaded. ${message}`,
} as const;
