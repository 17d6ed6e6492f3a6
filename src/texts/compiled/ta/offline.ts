// Compiled from src/texts/ta/offline.json by `npm run texts`: edit that file, not this one.
import * as english from '../en/offline.ts';

export const offlineTexts = {
  notice: 'இன்டர்நெட் இல்லை. இந்தப் பக்கம் பழையதாக இருக்கலாம். இன்டர்நெட் வரும் வரை எதையும் அனுப்ப முடியாது.',
  logoutOwed: 'இந்தச் சாதனத்தில் லாகவுட் ஆகிவிட்டீர்கள். இன்டர்நெட் வந்ததும் சர்வரிலும் உங்கள் செஷன் முடிந்துவிடும்.',
  link: english.offlineTexts.link,
  kept: english.offlineTexts.kept,
  loggedOut: english.offlineTexts.loggedOut,
  loggedOutRemoved: english.offlineTexts.loggedOutRemoved,
  loggedOutNext: english.offlineTexts.loggedOutNext,
};
