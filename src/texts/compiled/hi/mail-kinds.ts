// Compiled from src/texts/hi/mail-kinds.json by `npm run texts`: edit that file, not this one.

export const mailKindTexts = {
  application_sent: {
    title: 'आवेदन की रसीदें',
    sentence: 'आपके भेजे हर आवेदन पर एक ईमेल, रसीद के तौर पर।',
  },
  saved_search: {
    title: 'सेव की हुई खोजों की नई नौकरियाँ',
    sentence: 'दिन में ज़्यादा से ज़्यादा एक ईमेल, सिर्फ़ उन खोजों के लिए जो आपने रोज़ के ईमेल के साथ सेव की हैं।',
  },
  job_invitation: {
    title: 'आवेदन के न्योते',
    sentence: 'जब कोई रिक्रूटर आपकी प्रोफ़ाइल देखकर आपको किसी नौकरी के लिए आवेदन करने का न्योता दे, तब एक ईमेल।',
  },
  application_received: {
    title: 'नए आवेदन',
    sentence: 'आपकी किसी नौकरी पर आए हर आवेदन के लिए एक ईमेल। आपकी सूची में वे सब वैसे भी दिखते हैं।',
  },
  answers_due: {
    title: 'जवाब का इंतज़ार करते आवेदन',
    sentence: 'जब किसी को एक हफ़्ते से ज़्यादा आपके जवाब का इंतज़ार हो, तब सोमवार को एक ईमेल।',
  },
};
