// Compiled from src/texts/hi/content-home.json by `npm run texts`: edit that file, not this one.

export const homeContentTexts = {
  claims: {
    jobs: '5 लाख+ नौकरियाँ',
    internships: 'स्टूडेंट के लिए खुली',
    mentors: '2000+ मेंटर',
  },
  figures: {
    companies: {
      value: '100+',
      label: 'कंपनियाँ भर्ती कर रही हैं',
    },
    openings: {
      value: '1000+',
      label: 'नए पद हर दिन',
    },
    seekers: {
      value: '2 लाख+',
      label: 'लोग नौकरी ढूँढ रहे हैं',
    },
    hired: {
      value: '1.5 लाख+',
      label: 'उम्मीदवार हायर किए गए',
    },
  },
};
