// Compiled from src/texts/hi/candidate-closed.json by `npm run texts`: edit that file, not this one.
import { type Value } from './message.ts';

export const jobClosedTexts = {
  interview: 'यह नौकरी बंद हो गई है। आपका इंटरव्यू फिर भी होगा, जब तक रिक्रूटर उसे रद्द न करें।',
  offer: 'यह नौकरी बंद हो गई है। आपका ऑफ़र अब भी चालू है।',
};

export const jobRemovedTexts = {
  pending: 'Avsar ने यह नौकरी हटा दी है। हो सकता है जवाब न आए।',
  removed: 'Avsar ने नौकरी हटाई',
};

export const seeJobTexts = {
  job: 'नौकरी देखें',
  jobOf: ({ title }: { title: Value }) => `नौकरी देखें: ${title}`,
};
