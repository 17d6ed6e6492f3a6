/** Hindi names of companies that do not sound as they are spelt; format as in `place-names.ts`. */
export const COMPANY_NAMES = {
  Accenture: ['एक्सेंचर', 'एक्सेन्चर', 'ऐक्सेंचर', 'एसेंचर'],
  Amazon: ['अमेज़न', 'अमेज़ॉन', 'एमेज़ॉन', 'ऐमज़ॉन'],
  Capgemini: ['कैपजेमिनी', 'कैपजेमिनाई', 'कैप जेमिनी'],
  Cisco: ['सिस्को'],
  Cognizant: ['कॉग्निज़ेंट', 'कॉग्निजेंट', 'कॉग्नीज़ेंट', 'कोग्निजेंट'],
  Deloitte: ['डेलॉइट', 'डिलॉइट', 'डेलोइट', 'डेलॉयट', 'डेलायट'],
  Genpact: ['जेनपैक्ट', 'जेनपेक्ट'],
  Google: ['गूगल'],
  Infosys: ['इंफ़ोसिस', 'इन्फ़ोसिस', 'इन्फोसिस', 'इंफोसिस', 'इनफ़ोसिस'],
  Microsoft: ['माइक्रोसॉफ़्ट', 'माइक्रोसॉफ्ट'],
  Oracle: ['ओरेकल', 'ऑरेकल', 'ओरैकल'],
  Swiggy: ['स्विगी', 'स्विग्गी'],
  'Tech Mahindra': ['टेक महिंद्रा', 'टेक महिन्द्रा'],
  Wipro: ['विप्रो'],
  Zomato: ['ज़ोमैटो', 'ज़ोमेटो', 'जोमाटो'],
} as const satisfies Readonly<Record<string, readonly string[]>>;
