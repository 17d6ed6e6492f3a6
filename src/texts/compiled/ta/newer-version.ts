// Compiled from src/texts/ta/newer-version.json by `npm run texts`: edit that file, not this one.
import * as english from '../en/newer-version.ts';

export const newerVersionTexts = {
  has: 'புதிய பதிப்பில் இருப்பது:',
  help: english.newerVersionTexts.help,
  take: 'இந்த மாற்றங்களைப் பயன்படுத்து',
  keep: 'நான் எழுதியதை வைத்துக்கொள்',
};
