// Compiled from src/texts/hi/interviews.json by `npm run texts`: edit that file, not this one.
import { type Value } from './message.ts';

export const calendarTexts = {
  add: 'कैलेंडर में जोड़ें',
  remove: 'कैलेंडर से हटाएँ',
  file: 'इंटरव्यू.ics',
  failed: ({ message }: { message: Value }) => `हम कैलेंडर की फ़ाइल लोड नहीं कर पाए। ${message}`,
};
