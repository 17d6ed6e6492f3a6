// Compiled from src/texts/hi/pay.json by `npm run texts`: edit that file, not this one.

export const payTexts = {
  payUnread: 'वेतन ऐसे लिखें: 8 LPA, 12.5 lakh या ₹15,000/month।',
  payRange: 'एक ही रकम लिखें, जैसे 4 LPA, रेंज नहीं।',
  payTooLow: 'कम से कम ₹10,000 सालाना (₹834 महीना) लिखें, जैसे 8 LPA या 15k a month।',
  payTooHigh: 'ज़्यादा से ज़्यादा ₹100 करोड़ सालाना लिखें, जैसे 8 LPA या 12.5 lakh।',
};
