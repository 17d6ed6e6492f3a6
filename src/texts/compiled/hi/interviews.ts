// Compiled from src/texts/hi/interviews.json by `npm run texts`: edit that file, not this one.
import { type Value } from './message.ts';

export const calendarTexts = {
  add: 'Add to calendar',
  remove: 'Remove from calendar',
  file: 'interview.ics',
  failed: ({ message }: { message: Value }) => `We couldn’t load the calendar file. ${message}`,
};
