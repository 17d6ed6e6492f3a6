// Compiled from src/texts/hi/public-candidates.json by `npm run texts`: edit that file, not this one.

export const candidatesTexts = {
  title: 'हमारे उम्मीदवार',
  loading: 'उम्मीदवार लोड हो रहे हैं...',
  failed: 'उम्मीदवार लोड नहीं हो पाए। थोड़ी देर बाद फिर कोशिश करें।',
  none: 'कोई उम्मीदवार नहीं मिला।',
  retry: 'फिर कोशिश करें',
  applyFor: 'क्या चाहिए',
  gender: 'लिंग',
  dob: 'जन्म',
  address: 'पता',
};
