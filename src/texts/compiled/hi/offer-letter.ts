// Compiled from src/texts/hi/offer-letter.json by `npm run texts`: edit that file, not this one.
import { type Value } from './message.ts';

export const offerLetterFileTexts = {
  download: 'ऑफ़र लेटर डाउनलोड करें',
  downloadOf: ({ title, company }: { title: Value; company: Value }) => `ऑफ़र लेटर डाउनलोड करें: ${title}, ${company}`,
  downloading: 'तैयार हो रहा है...',
  fileName: ({ company, title }: { company: Value; title: Value }) => `ऑफ़र ${company}, ${title}.pdf`,
  downloadFailed: ({ message }: { message: Value }) => `हम ऑफ़र लेटर लोड नहीं कर पाए। ${message}`,
};
