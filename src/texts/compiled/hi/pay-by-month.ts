// Compiled from src/texts/hi/pay-by-month.json by `npm run texts`: edit that file, not this one.

export const monthlyPayTexts = {
  payUnread: 'महीने की रकम लिखें, जैसे 15000, 15k या ₹15,000।',
  payRange: 'महीने की एक ही रकम लिखें, जैसे 15000, रेंज नहीं।',
  payOrder: 'बड़ी रकम छोटी रकम से कम है। देखें कि रकम महीने की है या साल की।',
  payTooLow: 'कम से कम ₹834 महीना लिखें, जैसे 15000 या 15k।',
  payTooHigh: 'ज़्यादा से ज़्यादा ₹8.33 करोड़ महीना लिखें।',
};
