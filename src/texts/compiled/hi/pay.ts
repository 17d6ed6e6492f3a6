// Compiled from src/texts/hi/pay.json by `npm run texts`: edit that file, not this one.

export const payTexts = {
  payUnread: 'वेतन ऐसे लिखें: 8 लाख, 12.5 लाख या ₹15,000 महीना।',
  payRange: 'एक ही रकम लिखें, जैसे 4 लाख, रेंज नहीं।',
  payOrder: 'बड़ी रकम छोटी रकम से कम है। देखें कि रकम महीने की है या साल की।',
  payTooLow: 'कम से कम ₹10,000 सालाना (₹834 महीना) लिखें, जैसे 8 लाख या 15 हज़ार महीना।',
  payTooHigh: 'ज़्यादा से ज़्यादा ₹100 करोड़ सालाना लिखें।',
};
