// Compiled from src/texts/hi/company-report.json by `npm run texts`: edit that file, not this one.
import { select, type Value } from './message.ts';

export const companyReportTexts = {
  link: 'इस पेज की शिकायत करें',
  title: 'इस पेज की शिकायत करें',
  pageTitle: ({ company }: { company: Value }) => `शिकायत: ${company}`,
  lead: 'बताएँ कि क्या गलत है। हमारे एडमिन आपकी शिकायत पढ़ते हैं और तय करते हैं कि पेज का क्या होगा। शिकायत किसने की, यह कंपनी को नहीं दिखता।',
  reasons: {
    impersonates: 'यह कोई और कंपनी होने का दिखावा करती है',
    asks_for_money: 'पैसे माँगे जा रहे हैं',
    wrong_details: 'कुछ जानकारी गलत है',
    offensive: 'कोई फ़ोटो या बात अपमान करने वाली है',
    other: 'कुछ और',
  },
  detailsHint: 'बताएँ कि क्या गलत है और आपको कैसे पता चला। पासवर्ड या बैंक की जानकारी कभी न भेजें।',
  emailHint: 'लॉगिन हैं? नतीजा आपको सूचना में मिलेगा। नहीं तो ईमेल पता दें, वरना हम आपको नहीं बता पाएँगे। कंपनी को यह कभी नहीं दिखता।',
  emailHintNotice: 'नतीजा आपको सूचना में मिलेगा। ईमेल पर भी चाहिए, तो पता दें। कंपनी को यह कभी नहीं दिखता।',
  emailHintVisitor: 'पता दें, वरना हमसे जवाब नहीं आएगा। कंपनी को यह कभी नहीं दिखता।',
  thanksMore: ({ hears }: { hears: string }) => `${select(hears, { mail: 'Avsar की टीम इस पेज को जाँचेगी और नतीजा आपको ईमेल करेगी।', notice: 'Avsar की टीम इस पेज को जाँचेगी। नतीजा आपको सूचनाओं में मिलेगा।', other: 'Avsar की टीम इस पेज को जाँचेगी। आपने ईमेल नहीं दिया, इसलिए हम आपको नहीं लिखेंगे।' })} तब तक पैसे न दें और बैंक की जानकारी न बताएँ।`,
  back: 'कंपनी पर वापस',
};
