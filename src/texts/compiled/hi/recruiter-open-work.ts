// Compiled from src/texts/hi/recruiter-open-work.json by `npm run texts`: edit that file, not this one.
import { number, plural } from './message.ts';

export const openWorkTexts = {
  interviews: ({ count }: { count: number }) => plural(count, { one: 'एक इंटरव्यू होना है या उसका नतीजा बाकी है। आप रद्द न करें, तो वह बना रहेगा।', other: `${number(count)} इंटरव्यू होने हैं या उनका नतीजा बाकी है। आप रद्द न करें, तो वे बने रहेंगे।` }),
  seeInterviews: ({ count }: { count: number }) => plural(count, { one: 'इंटरव्यू देखें', other: `ये ${number(count)} इंटरव्यू देखें` }),
  offers: ({ count }: { count: number }) => plural(count, { one: 'एक ऑफ़र चालू है। आप वापस न लें, तो उम्मीदवार उसे अब भी स्वीकार कर सकते हैं।', other: `${number(count)} ऑफ़र चालू हैं। आप वापस न लें, तो उम्मीदवार उन्हें अब भी स्वीकार कर सकते हैं।` }),
  seeOffers: ({ count }: { count: number }) => plural(count, { one: 'ऑफ़र देखें', other: `ये ${number(count)} ऑफ़र देखें` }),
};
