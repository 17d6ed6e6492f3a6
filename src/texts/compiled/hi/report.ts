// Compiled from src/texts/hi/report.json by `npm run texts`: edit that file, not this one.
import { select, type Value } from './message.ts';

export const reportTexts = {
  title: 'इस नौकरी की शिकायत करें',
  pageTitle: ({ job }: { job: Value }) => `शिकायत: ${job}`,
  about: ({ title, company }: { title: Value; company: Value }) => `${title} · ${company}`,
  lead: 'बताएँ कि क्या गलत है। हमारे एडमिन आपकी शिकायत पढ़ते हैं और तय करते हैं कि नौकरी का क्या होगा। शिकायत किसने की, यह रिक्रूटर को नहीं दिखता।',
  reason: 'क्या गलत है?',
  reasons: {
    asks_for_money: 'पैसे माँगे जा रहे हैं',
    not_a_real_job: 'नौकरी असली नहीं है',
    wrong_details: 'कुछ जानकारी गलत है',
    offensive: 'अपमान या भेदभाव वाली है',
    other: 'कुछ और',
  },
  details: 'ब्योरा',
  detailsHint: 'बताएँ कि क्या हुआ, किसने माँगा और कब। पासवर्ड या बैंक की जानकारी कभी न भेजें।',
  email: 'आपका ईमेल',
  emailHint: 'हम नतीजा इस पते पर ईमेल करेंगे। इसे खाली छोड़ेंगे तो हम आपको कुछ नहीं लिखेंगे। रिक्रूटर को यह कभी नहीं दिखता।',
  send: 'शिकायत भेजें',
  sending: 'भेजा जा रहा है...',
  thanks: 'हमें बताने का धन्यवाद।',
  thanksMore: ({ hears }: { hears: boolean }) => `${select(hears, { true: 'Avsar की टीम इस नौकरी को जाँचेगी और नतीजा आपको ईमेल करेगी।', other: 'Avsar की टीम इस नौकरी को जाँचेगी। आपने ईमेल नहीं दिया, इसलिए हम आपको नहीं लिखेंगे।' })} तब तक पैसे न दें और बैंक की जानकारी न बताएँ।`,
  close: 'बंद करें',
  back: 'नौकरी पर वापस',
  failed: 'कुछ गड़बड़ी हो गई। आपका लिखा हमने सँभालकर रखा है।',
  which: {
    pageTitle: 'नौकरी की शिकायत करें',
    title: 'नौकरी की शिकायत करें',
    lead: 'Avsar कभी पैसे नहीं माँगता, और यहाँ के रिक्रूटर भी नहीं माँग सकते। बताएँ कि कौन-सी नौकरी जाँचनी है।',
    job: 'जॉब ID',
    jobHint: 'यह नौकरी के पेज पर मिलेगी, जैसे JOB1024। आप लिंक भी पेस्ट कर सकते हैं।',
    next: 'आगे',
    unknown: 'यह नौकरी नहीं मिल रही। जॉब ID जाँचें या हमें लिखें।',
    noId: 'जॉब ID नहीं है?',
    contact: 'संपर्क करें',
  },
};
