// Compiled from src/texts/hi/admin-pages.json by `npm run texts`: edit that file, not this one.

export const adminPageTexts = {
  later: 'अभी उपलब्ध नहीं',
  transactions: {
    label: 'लेन-देन',
    title: 'लेन-देन मैनेजमेंट',
    text: 'Avsar मुफ़्त है, इसलिए कोई लेन-देन नहीं होता।',
  },
  packages: {
    label: 'पैकेज',
    title: 'पैकेज मैनेजमेंट',
    text: 'Avsar में पैसे वाला कोई पैकेज नहीं है। नौकरी पोस्ट करना और आवेदन करना मुफ़्त है।',
  },
  about: {
    label: 'हमारे बारे में',
    title: 'हमारे बारे में',
    lead: 'सबको दिखने वाले “हमारे बारे में” पेज पर यही दिखता है। बदलने के लिए src/web/content.ts और src/texts की content.json बदलें।',
    open: 'सबको दिखने वाला पेज देखें',
    businessLines: 'हम क्या करते हैं',
    figures: 'आँकड़े',
    figuresHelp: 'होम पेज की गिनतियाँ।',
    claims: 'दावे',
    claimsHelp: 'होम पेज की टाइलों के साथ दिखते हैं।',
    claimNames: {
      jobs: 'नौकरियाँ',
      internships: 'इंटर्नशिप',
      mentors: 'मेंटरशिप',
    },
    mentors: 'मेंटर',
  },
  contact: {
    label: 'संपर्क करें',
    title: 'संपर्क करें',
    lead: 'सबको दिखने वाले संपर्क पेज पर यही दिखता है। बदलने के लिए src/web/content.ts और src/texts की content.json बदलें।',
    open: 'सबको दिखने वाला पेज देखें',
    reach: 'लोग हमसे कैसे संपर्क करें',
    email: 'ईमेल',
    hours: 'समय',
    officer: 'निजी डेटा के लिए संपर्क',
    city: 'किस शहर की अदालत',
    offices: 'ऑफ़िस',
    inquiries: 'पूछताछ पढ़ें',
  },
  sample: 'नमूना',
};
