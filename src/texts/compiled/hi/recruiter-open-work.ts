// Compiled from src/texts/hi/recruiter-open-work.json by `npm run texts`: edit that file, not this one.
import { number, plural } from './message.ts';

export const openWorkTexts = {
  interviews: ({ count }: { count: number }) => plural(count, { one: 'एक इंटरव्यू होना है या उसका नतीजा बाकी है। आप रद्द न करें, तो वह बना रहेगा।', other: `${number(count)} इंटरव्यू होने हैं या उनका नतीजा बाकी है। आप रद्द न करें, तो वे बने रहेंगे।` }),
  interviewsTakenDown: ({ count }: { count: number }) => plural(count, { one: 'एक इंटरव्यू होना है या उसका नतीजा बाकी है। अगर वह होना है, तो हमने उम्मीदवार को न आने के लिए कहा है।', other: `${number(count)} इंटरव्यू होने हैं या उनका नतीजा बाकी है। जो होने हैं, उनके उम्मीदवारों को हमने न आने के लिए कहा है।` }),
  seeInterviews: ({ count }: { count: number }) => plural(count, { one: 'इंटरव्यू देखें', other: `ये ${number(count)} इंटरव्यू देखें` }),
  offers: ({ count }: { count: number }) => plural(count, { one: 'एक ऑफ़र चालू है। आप वापस न लें, तो उम्मीदवार उसे अब भी स्वीकार कर सकते हैं।', other: `${number(count)} ऑफ़र चालू हैं। आप वापस न लें, तो उम्मीदवार उन्हें अब भी स्वीकार कर सकते हैं।` }),
  offersTakenDown: ({ count }: { count: number }) => plural(count, { one: 'एक ऑफ़र चालू है। नौकरी हटाई गई है, इसलिए उम्मीदवार उसे स्वीकार नहीं कर सकते।', other: `${number(count)} ऑफ़र चालू हैं। नौकरी हटाई गई है, इसलिए उम्मीदवार उन्हें स्वीकार नहीं कर सकते।` }),
  seeOffers: ({ count }: { count: number }) => plural(count, { one: 'ऑफ़र देखें', other: `ये ${number(count)} ऑफ़र देखें` }),
};
