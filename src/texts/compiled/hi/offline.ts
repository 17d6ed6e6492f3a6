// Compiled from src/texts/hi/offline.json by `npm run texts`: edit that file, not this one.

export const offlineTexts = {
  notice: 'आप ऑफ़लाइन हैं। यह पेज पुराना हो सकता है, और ऑनलाइन आने तक आप कुछ नहीं भेज सकते।',
  logoutOwed: 'आप इस डिवाइस से लॉगआउट हो गए हैं। ऑनलाइन आते ही सर्वर पर भी आपका सेशन खत्म हो जाएगा।',
  link: 'आप ऑफ़लाइन हैं। वह पेज ऑनलाइन आने पर खुलेगा।',
  kept: 'नौकरियाँ देखें',
};
