// Compiled from src/texts/hi/idle.json by `npm run texts`: edit that file, not this one.

export const idleTexts = {
  title: 'क्या आप यहीं हैं?',
  why: '28 मिनट से आपने यहाँ कुछ नहीं किया है। आपके अकाउंट की सुरक्षा के लिए हम जल्द ही आपको लॉगआउट कर देंगे। आपका लिखा हम सँभालकर रखेंगे।',
  stay: 'लॉगिन रहें',
  leave: 'अभी लॉगआउट करें',
};
