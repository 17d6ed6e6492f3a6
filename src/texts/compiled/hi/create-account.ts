// Compiled from src/texts/hi/create-account.json by `npm run texts`: edit that file, not this one.

export const createAccountTexts = {
  pageTitle: 'अकाउंट बनाएँ · Avsar',
  title: 'अपना अकाउंट बनाएँ',
  lead: 'आपको क्या करना है?',
  group: 'रजिस्ट्रेशन चुनें',
  candidate: 'उम्मीदवार रजिस्ट्रेशन',
  candidateNote: 'नौकरियाँ और इंटर्नशिप ढूँढें, आवेदन करें, और हर आवेदन का अगला कदम और तारीख देखें।',
  recruiter: 'रिक्रूटर रजिस्ट्रेशन',
  recruiterNote: 'नौकरियाँ पोस्ट करें, आवेदन जाँचें और इंटरव्यू तय करें।',
  next: 'आगे',
};
