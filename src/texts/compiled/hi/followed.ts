// Compiled from src/texts/hi/followed.json by `npm run texts`: edit that file, not this one.
import { type Value } from './message.ts';

export const followedCompaniesTexts = {
  title: 'फ़ॉलो की हुई कंपनियाँ',
  counted: ({ count }: { count: Value }) => `फ़ॉलो की हुई कंपनियाँ (${count})`,
  unfollow: 'फ़ॉलो हटाएँ',
  unfollowOf: ({ company }: { company: Value }) => `${company} से फ़ॉलो हटाएँ`,
  undo: 'वापस लाएँ',
  find: 'कंपनियाँ खोजें',
  empty: 'आप अभी किसी कंपनी को फ़ॉलो नहीं करते।',
  emptyHelp: 'किसी कंपनी के पेज पर “फ़ॉलो करें” चुनें। नई नौकरी आने पर हम बताएँगे।',
  failed: 'हम आपकी फ़ॉलो की हुई कंपनियाँ लोड नहीं कर पाए।',
  turnedOff: 'फ़ॉलो की हुई कंपनियों की नई नौकरियों की सूचनाएँ आपके अकाउंट में बंद हैं।',
  turnedOffHelp: 'हम इनकी नई नौकरियाँ न Avsar में बताते हैं, न ईमेल से।',
  switchOn: 'चालू करें',
  switchedOn: 'नई नौकरियाँ हम Avsar में बताएँगे।',
  switchFailed: ({ message }: { message: Value }) => `हम सूचनाएँ चालू नहीं कर पाए। ${message}`,
};
