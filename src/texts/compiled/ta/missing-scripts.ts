// Compiled from src/texts/ta/missing-scripts.json by `npm run texts`: edit that file, not this one.

export const missingScriptsTexts = {
  sentence: 'இந்தப் பக்கத்தின் ஒரு பகுதி திறக்கவில்லை. அதனால் படிவங்களும் பட்டன்களும் வேலை செய்யாமல் போகலாம்.',
  reload: 'மீண்டும் திற',
};
