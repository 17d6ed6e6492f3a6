// Compiled from src/texts/hi/offline.json by `npm run texts`: edit that file, not this one.

export const offlineTexts = {
  link: 'आप ऑफ़लाइन हैं। वह पेज ऑनलाइन आने पर खुलेगा।',
  kept: 'नौकरियाँ देखें',
};
