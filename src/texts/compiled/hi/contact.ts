// Compiled from src/texts/hi/contact.json by `npm run texts`: edit that file, not this one.
import { type Value } from './message.ts';

export const contactTexts = {
  title: 'संपर्क करें',
  lead: 'सवाल, शिकायत या सुझाव भेजें। हर मैसेज कोई व्यक्ति पढ़ता है।',
  description: ({ city }: { city: Value }) => `Avsar को लिखें या ${city} में हमारे ऑफ़िस ढूँढें। हर सवाल, शिकायत और सुझाव कोई व्यक्ति पढ़ता है।`,
  form: 'पूछताछ भेजें',
  fullName: 'पूरा नाम',
  email: 'ईमेल',
  emailHint: 'हम इसी पते पर जवाब देंगे।',
  phone: 'मोबाइल नंबर',
  message: 'मैसेज',
  send: 'मैसेज भेजें',
  sent: 'मैसेज भेज दिया गया है!',
  sentMore: 'हम ईमेल से जवाब देंगे।',
  refused: ({ reason }: { reason: Value }) => `कुछ गड़बड़ी हो गई: ${reason}`,
  unknownError: 'अनजान गड़बड़ी',
  unanswered: 'मैसेज भेजते समय गड़बड़ी हो गई।',
  offices: ({ city }: { city: Value }) => `${city} में ऑफ़िस`,
  mail: 'ईमेल से',
  privacy: 'आपका मैसेज सिर्फ़ हमारे एडमिन पढ़ते हैं। ज़्यादा जानकारी <a>प्राइवेसी पॉलिसी</a> में है।',
};

export const enquiryTexts = {
  sending: 'भेजा जा रहा है...',
  offline: 'आप ऑफ़लाइन हैं। आपका लिखा हमने सँभालकर रखा है। ऑनलाइन आने पर भेजें।',
  draftBack: 'आपका लिखा हम वापस ले आए हैं।',
  tooLarge: 'आपका मैसेज बहुत बड़ा है। छोटा करके फिर कोशिश करें।',
  unreadable: 'हम फ़ॉर्म पढ़ नहीं पाए। फिर कोशिश करें।',
};
